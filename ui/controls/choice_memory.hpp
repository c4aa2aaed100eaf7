// Memory of the user's choices for a sweep, for undo: sigma and other parameters, sizes, ticks, workload, caches...
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "controls/sweep_choice.hpp"
#include "widgets/changes.hpp"

namespace headroom {

class ChoiceMemory : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object. The present choices are the first that undo leads to.
  ChoiceMemory(SweepChoice* choice, Changes* changes, QObject* parent = nullptr);

  /// The latest differences are not the user's: they are not undone.
  void settle();

 private:
  /// A change, or several that are undone together, such as those of a dragged slider.
  struct Span {
    SweepChoices before;
    SweepChoices after;
  };

  /// Adds the differences since the last look as a change.
  void look();
  /// Makes the choices of `to` that differ in `from`; the others stay as they are now.
  void apply(const SweepChoices& from, const SweepChoices& to);

  SweepChoice* choice_;
  Changes* changes_;
  SweepChoices known_;
  std::shared_ptr<Span> latest_;
  bool isLookQueued_ = false;
};

}  // namespace headroom
