#include "hosts/hosts_controller.hpp"

#include <algorithm>
#include <utility>

#include "headroom/system/error.hpp"
#include "hosts/add_machine_dialog.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

HostsController::HostsController(Bridge* bridge, std::filesystem::path file, QObject* parent)
    : QObject(parent), bridge_(bridge), file_(std::move(file)) {}

void HostsController::read() {
  std::vector<NamedHost> hosts;
  try {
    hosts = readHosts(file_);
  } catch (const Error& error) {
    Q_EMIT failed(text(error.what()));
    return;
  }
  std::vector<HostGroup> groups;
  for (const NamedHost& host : hosts) {
    const NamedHost* before = findHost(hosts_, host.name);
    HostGroup* known = before != nullptr && *before == host ? groupOf(text(host.name)) : nullptr;
    groups.push_back(known != nullptr ? *known : HostGroup{text(host.name), HostGroup::State::Unreached, {}, {}});
    if (known == nullptr) searches_.erase(host.name);
  }
  std::erase_if(searches_, [&hosts](const auto& search) { return findHost(hosts, search.first) == nullptr; });
  hosts_ = std::move(hosts);
  groups_ = std::move(groups);
  bridge_->setHosts(hosts_);
  Q_EMIT changed();
}

void HostsController::rescan() {
  read();
  QStringList reached;
  for (const HostGroup& group : groups_) {
    if (group.state == HostGroup::State::Found) reached << group.name;
  }
  if (!reached.isEmpty() && bridge_->isSweeping()) {
    Q_EMIT failed(bridge_->whyBusy());
    return;
  }
  for (const QString& name : reached) reach(name);
}

void HostsController::reach(const QString& name) {
  HostGroup* group = groupOf(name);
  const NamedHost* host = findHost(hosts_, name.toStdString());
  if (group == nullptr || host == nullptr || group->state == HostGroup::State::Searching) return;
  if (bridge_->isSweeping()) {
    Q_EMIT failed(bridge_->whyBusy());
    return;
  }
  std::unique_ptr<HostSearch>& search = searches_[host->name];
  if (search == nullptr) {
    search = std::make_unique<HostSearch>();
    connect(search.get(), &HostSearch::finished, this,
            [this, key = host->name](const HostCheck& check) { take(key, check); });
  }
  group->state = HostGroup::State::Searching;
  search->start(*host);
  Q_EMIT changed();
}

void HostsController::ask(QWidget* window) {
  QStringList known;
  for (const HostGroup& group : groups_) known << group.name;
  auto* dialog = new AddMachineDialog(known, window);
  connect(dialog, &AddMachineDialog::chosen, this, &HostsController::add);
  dialog->open();
}

void HostsController::add(const NamedHost& host, const std::optional<HostCheck>& check) {
  try {
    keepHost(file_, host, false);
  } catch (const Error& error) {
    Q_EMIT failed(text(error.what()));
    return;
  }
  read();
  Q_EMIT added(text(host.name));
  if (check && check->isUsable()) {
    take(host.name, *check);
  } else {
    reach(text(host.name));
  }
}

void HostsController::take(const std::string& name, const HostCheck& check) {
  HostGroup* group = groupOf(text(name));
  const NamedHost* host = findHost(hosts_, name);
  if (group == nullptr || host == nullptr) return;
  group->devices.clear();
  group->problem.clear();
  for (const DeviceDescription& device : check.devices) group->devices.push_back(placedOn(*host, device));
  group->state = check.isUsable() ? HostGroup::State::Found : HostGroup::State::Failed;
  if (check.isUsable()) {
    bridge_->setFarContext(check.context);
    bridge_->renewHost(name);
  }
  const auto problem = std::find_if(check.findings.begin(), check.findings.end(),
                                    [](const HostFinding& finding) { return finding.isProblem; });
  if (problem != check.findings.end()) group->problem = engineSentences(problem->text);
  const QString sentence = group->problem.isEmpty() ? QString() : tr("%1: %2").arg(group->name, group->problem);
  Q_EMIT changed();
  // Last, because a change of the devices settles earlier notices about them.
  if (!sentence.isEmpty()) Q_EMIT failed(sentence);
}

HostGroup* HostsController::groupOf(const QString& name) {
  const auto found =
      std::find_if(groups_.begin(), groups_.end(), [&name](const HostGroup& group) { return group.name == name; });
  return found == groups_.end() ? nullptr : &*found;
}

}  // namespace headroom
