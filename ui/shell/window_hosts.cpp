// Machines of hosts.toml in the main window.
#include "headroom/hosts/hosts_file.hpp"
#include "hosts/hosts_controller.hpp"
#include "shell/main_window.hpp"

namespace headroom {

void MainWindow::addHosts() {
  auto* hosts = new HostsController(bridge_.get(), hostsFile(), centralWidget());
  connect(hosts, &HostsController::changed, device_, [this, hosts] { device_->setGroups(hosts->groups()); });
  connect(hosts, &HostsController::failed, messages_, messages_->reports(NoticeCause::Device));
  connect(hosts, &HostsController::added, messages_, [this](const QString& name) {
    messages_->note(tr("%1 was added. Its devices are in the device box.").arg(name));
  });
  connect(device_, &DeviceController::hostWanted, hosts, &HostsController::reach);
  connect(choice_->otherDevices(), &OtherDevices::hostWanted, hosts, &HostsController::reach);
  const DeviceBox* box = findChild<DeviceBox*>();
  connect(box, &DeviceBox::hostAsked, hosts, &HostsController::reach);
  connect(box, &DeviceBox::machineAsked, actions_.addMachine, &QAction::trigger);
  connect(actions_.addMachine, &QAction::triggered, hosts, [this, hosts] { hosts->ask(this); });
  connect(actions_.findDevices, &QAction::triggered, hosts, &HostsController::rescan);
  hosts->read();
}

}  // namespace headroom
