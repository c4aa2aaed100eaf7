#include "folder_writer.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <stdexcept>
#include <system_error>

#include "description.hpp"
#include "figures_file.hpp"
#include "folder_files.hpp"
#include "session_share.hpp"
#include "settings.hpp"
#include "text.hpp"

namespace headroom::capture {
namespace {

namespace fs = std::filesystem;

/// Creates the folder and returns it. An existing name belongs to another process.
std::string makeFolder(const CapturedLaunch& launch) {
  const std::string name = settings().captures + '/' + plainName(launch.kernel) + '-' + std::to_string(launch.ofKernel);
  for (int i = 0; i < 100; ++i) {
    std::string folder = name;
    if (i > 0) folder += "-p" + std::to_string(::getpid());
    if (i > 1) folder += '-' + std::to_string(i);
    if (::mkdir(folder.c_str(), 0700) == 0) return folder;
    if (errno != EEXIST)
      throw std::runtime_error(folder + " could not be made: " + std::generic_category().message(errno) + '.');
  }
  throw std::runtime_error(name + " could not be made: there are too many of its name.");
}

std::string paddedNumber(std::uint64_t number) {
  const std::string text = std::to_string(number);
  return text.size() < 4 ? std::string(4 - text.size(), '0') + text : text;
}

/// Of an argument's contents, below Pre and Post.
std::string contentsName(const CapturedLaunch& launch, const Contents& contents) {
  const bool isImage = contents.memory && contents.memory->isImage();
  return "Enqueue_" + paddedNumber(launch.number) + "_Kernel_" + plainName(launch.kernel) + "_Arg_" +
         std::to_string(contents.argument) +
         (!contents.memory ? "_SVM.bin"
          : isImage        ? "_Image.raw"
                           : "_Buffer.bin");
}

/// Queues to read by, one for each context.
class ReadingQueue {
 public:
  ReadingQueue(cl_context context, cl_device_id device) : queue_(openReadingQueue(context, device)) {
    if (queue_ == nullptr) throw std::runtime_error("The device gave no queue to read contents with.");
  }
  ~ReadingQueue() { driver.clReleaseCommandQueue(queue_); }
  ReadingQueue(const ReadingQueue&) = delete;
  ReadingQueue& operator=(const ReadingQueue&) = delete;
  [[nodiscard]] cl_command_queue get() const { return queue_; }

 private:
  cl_command_queue queue_;
};

class FolderWriter {
 public:
  FolderWriter(CapturedLaunch& launch, std::string folder) : launch_(launch), folder_(std::move(folder)) {}

  void write() {
    writeProgram();
    writeArguments();
    const ReadingQueue queue(launch_.queue->context, launch_.queue->device);
    make("Pre");
    make("Post");
    for (Contents& contents : launch_.contents) writeContents(contents, queue.get());
    writeNew(folder_ + "/kernelName.txt", launch_.kernel);
    writeNew(folder_ + "/worksizes.txt", worksizesText(launch_));
    writeNew(folder_ + "/enqueueNumber.txt", std::to_string(launch_.number) + '\n');
    writeNew(folder_ + "/arguments.txt", argumentsText(launch_));
    const std::string temporary = folder_ + "/.capture.txt";
    writeNew(temporary, captureText(launch_));
    if (::rename(temporary.c_str(), (folder_ + "/capture.txt").c_str()) != 0)
      throw std::runtime_error(folder_ + "/capture.txt could not be written.");
  }

 private:
  void make(const std::string& name) const {
    std::error_code failure;
    fs::create_directories(folder_ + '/' + name, failure);
    if (failure) throw std::runtime_error(folder_ + '/' + name + " could not be made: " + failure.message() + '.');
  }

  void writeProgram() {
    if (!launch_.program) {
      launch_.notes.emplace_back("The program was made in a way that was not captured.");
      return;
    }
    const ProgramParts parts = partsOf(launch_.program, launch_.kernel);
    const Program& program = *parts.main;
    const std::shared_ptr<const Build> build = program.build();
    writeNew(folder_ + "/buildOptions.txt", optionsLine(build->options));
    if (program.kind == SourceKind::Text && !program.source.empty()) writeNew(folder_ + "/kernel.cl", program.source);
    if (program.kind == SourceKind::Il) writeNew(folder_ + "/kernel.spv", program.source);
    for (std::size_t i = 0; i < program.binaries.size() && program.kind == SourceKind::Binary; ++i)
      writeNew(folder_ + "/DeviceBinary" + std::to_string(i) + ".bin", program.binaries[i]);
    for (std::size_t i = 0; i < parts.others.size(); ++i)
      writeNew(folder_ + "/kernel_" + std::to_string(i + 1) + ".cl", parts.others[i]->source);
    for (const Header& header : build->headers) {
      make((fs::path("include") / fs::path(header.name).parent_path()).string());
      writeNew(folder_ + "/include/" + header.name, header.text);
    }
    launch_.notes.insert(launch_.notes.end(), program.notes.begin(), program.notes.end());
  }

  void writeArguments() {
    for (std::size_t i = 0; i < launch_.arguments.size(); ++i) {
      const CapturedArgument& argument = launch_.arguments[i];
      const std::string number = std::to_string(i);
      if (argument.kind == ArgumentKind::Local) {
        writeNew(folder_ + "/Local" + number + ".txt", std::to_string(argument.value.size) + '\n');
        continue;
      }
      writeNew(folder_ + "/Argument" + number + ".bin", argumentBytes(argument));
      if (argument.kind == ArgumentKind::Sampler)
        writeNew(folder_ + "/Sampler" + number + ".txt", samplerText(*argument.value.sampler));
      if (argument.kind == ArgumentKind::Image)
        writeNew(folder_ + "/Image_MetaData_" + number + ".txt", imageText(*argument.value.memory));
      if (argument.kind == ArgumentKind::Svm)
        writeNew(folder_ + "/SVM_Arg_Offset" + number + ".txt", std::to_string(svmOffset(launch_, argument)) + '\n');
    }
  }

  void writeContents(Contents& contents, cl_command_queue queue) {
    if (!contents.whyNot.empty()) return;
    const std::string name = contentsName(launch_, contents);
    const auto readFrom = [queue](const SideCopy& copy) {
      return [queue, &copy](std::size_t offset, std::size_t size, void* to) {
        return readBack(copy, queue, offset, size, to);
      };
    };
    std::string last;
    if (contents.memory) {
      const std::lock_guard lock(contents.memory->lastMutex);
      last = contents.memory->lastFile;
    }
    const std::string before = folder_ + "/Pre/" + name;
    const std::string after = folder_ + "/Post/" + name;
    std::uint64_t saved = writeBytes(before, contents.size, readFrom(contents.before), last);
    saved += writeBytes(after, contents.size, readFrom(contents.after), before);
    giveBackSessionBytes(saved);
    contents.taken -= saved;
    contents.isWritten = true;
    if (!contents.memory) return;
    const std::lock_guard lock(contents.memory->lastMutex);
    contents.memory->lastFile = after;
  }

  CapturedLaunch& launch_;
  std::string folder_;
};

void removeFolder(const std::string& folder) {
  std::error_code ignored;
  fs::remove_all(folder, ignored);
}

/// Bytes of contents that only this folder holds: other captures may have links to the others.
std::uint64_t ownContents(const std::string& folder) {
  struct Inside {
    std::uint64_t bytes = 0;
    std::uint64_t links = 0;  // links of the file in total
    std::uint64_t seen = 0;   // links in the folder
  };
  std::map<ino_t, Inside> files;
  for (const char* part : {"/Pre", "/Post"}) {
    std::error_code failure;
    for (fs::directory_iterator entry(folder + part, failure), end; !failure && entry != end;
         entry.increment(failure)) {
      struct stat found {};
      if (::lstat(entry->path().c_str(), &found) != 0 || !S_ISREG(found.st_mode)) continue;
      Inside& file = files[found.st_ino];
      file.bytes = static_cast<std::uint64_t>(found.st_size);
      file.links = found.st_nlink;
      ++file.seen;
    }
  }
  std::uint64_t bytes = 0;
  for (const auto& [number, file] : files) bytes += file.seen == file.links ? file.bytes : 0;
  return bytes;
}

/// The first launch's folder is removed once the second one exists.
void settleWithFirst(const CapturedLaunch& launch, const std::string& folder) {
  std::string replaced;
  {
    FirstTwo& firstTwo = launch.source ? launch.source->firstTwo : launch.count->firstTwo;
    const std::lock_guard lock(firstTwo.mutex);
    if (launch.isUntilSecond) {
      firstTwo.firstFolder = folder;
      if (firstTwo.isSecondWritten) replaced = folder;
    } else {
      replaced.swap(firstTwo.firstFolder);
      firstTwo.isSecondWritten = true;
    }
  }
  if (replaced.empty()) return;
  giveBackSessionBytes(ownContents(replaced));
  removeFolder(replaced);
}

}  // namespace

void writeFolder(CapturedLaunch& launch) {
  std::string folder;
  try {
    folder = makeFolder(launch);
    listFolder(folder);
    FolderWriter(launch, folder).write();
    for (Contents& contents : launch.contents) {
      if (contents.isWritten) contents.taken = 0;  // on the disk now
    }
    settleWithFirst(launch, folder);
  } catch (const std::exception& failure) {
    if (!folder.empty()) removeFolder(folder);
    addNote("Launch " + std::to_string(launch.ofKernel) + " of " + launch.kernel +
            " was not captured: " + failure.what());
  }
}

}  // namespace headroom::capture
