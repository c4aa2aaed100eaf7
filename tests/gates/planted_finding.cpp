// clang-tidy must report the name.
namespace headroom {

int Planted_Name() {
  return 1;
}

}  // namespace headroom
