#!/usr/bin/env bash
# Times the frames of the Photo view while a photo of 24 MP is dragged at 100% with mouse events, both pictures on either
# side of the line. Prints the median, the 99th percentile and the longest. A benchmark, not a test: run it on an idle
# machine. QT_QPA_PLATFORM=xcb draws on a screen; without it, in memory.
#
#   tests/benchmark/pan_photo.sh [BUILD_FOLDER] [FRAMES]
set -euo pipefail
cd "$(dirname "$0")/../.."
build=${1:-build/dev}
frames=${2:-3000}
HEADROOM_PAN_FRAMES=$frames "$build/bin/ui_tests" --gtest_brief=1 \
  --gtest_filter=PhotoPanTest.APhotoOf24MegapixelsIsDraggedFluently | grep 'frames of'
