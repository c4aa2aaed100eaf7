// Has to fail to compile: clang warns of the member, GCC does not.
namespace headroom {

class Planted {
 private:
  int neverUsed_ = 0;
};

}  // namespace headroom
