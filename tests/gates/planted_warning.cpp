// Must fail to compile: clang warns about the member, GCC does not.
namespace headroom {

class Planted {
 private:
  int neverUsed_ = 0;
};

}  // namespace headroom
