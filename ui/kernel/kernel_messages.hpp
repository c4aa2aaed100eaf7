// What readers and compilers say about a kernel, as messages with their places in its files.
#pragma once

#include <QString>
#include <vector>

#include "headroom/values/result.hpp"
#include "headroom/values/variant.hpp"
#include "kernel/message_list.hpp"

namespace headroom {

/// Returns the messages of the row's log, with the paths of the kernel's files; the reason for a row that is not valid.
[[nodiscard]] std::vector<KernelMessage> messagesOf(const Variant& kernel, const ResultRow& row);

/// Returns the sentence of a description that cannot be read. The description reader's sentences begin with FILE:LINE,
/// which becomes the message's place.
[[nodiscard]] KernelMessage messageOfUnreadable(const QString& problem);

}  // namespace headroom
