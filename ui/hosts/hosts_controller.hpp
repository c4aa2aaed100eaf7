// The machines of hosts.toml: read, reached off the GUI thread, and added.
#pragma once

#include <QObject>
#include <QStringList>
#include <QWidget>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bridge/bridge.hpp"
#include "headroom/hosts/host_check.hpp"
#include "hosts/host_search.hpp"
#include "models/host_group.hpp"

namespace headroom {

class HostsController : public QObject {
  Q_OBJECT

 public:
  /// The bridge outlives this object.
  HostsController(Bridge* bridge, std::filesystem::path file, QObject* parent = nullptr);

  [[nodiscard]] const std::vector<HostGroup>& groups() const { return groups_; }
  /// Reads the file again. Machines that are as before keep their devices.
  void read();
  /// Reads the file again, and looks again for the devices of machines that were reached.
  void rescan();
  /// Looks for the machine's devices; changed() follows at once and at the end. Not during a run, whose timing it would
  /// disturb: failed() says so.
  void reach(const QString& name);
  /// Opens the dialog that adds a machine.
  void ask(QWidget* window);

 Q_SIGNALS:
  void changed();
  void failed(const QString& sentence);
  /// The machine was stored.
  void added(const QString& name);

 private:
  void add(const NamedHost& host, const std::optional<HostCheck>& check);
  void take(const std::string& name, const HostCheck& check);
  [[nodiscard]] HostGroup* groupOf(const QString& name);

  Bridge* bridge_;
  std::filesystem::path file_;
  std::vector<NamedHost> hosts_;
  std::vector<HostGroup> groups_;  ///< as many as hosts_
  std::map<std::string, std::unique_ptr<HostSearch>> searches_;
};

}  // namespace headroom
