#include "planted_header.hpp"
