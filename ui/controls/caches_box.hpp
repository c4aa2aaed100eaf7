// Box for the state of the caches at each launch of the run.
#pragma once

#include <QComboBox>
#include <QWidget>

#include "headroom/values/result.hpp"

namespace headroom {

class CachesBox : public QWidget {
  Q_OBJECT

 public:
  explicit CachesBox(QWidget* parent = nullptr);

  [[nodiscard]] Caches caches() const;
  void setCaches(Caches caches);

 Q_SIGNALS:
  void changed();

 private:
  QComboBox* combo_;
};

}  // namespace headroom
