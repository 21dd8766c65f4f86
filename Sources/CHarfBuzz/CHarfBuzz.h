// HarfBuzz, which shapes text: Debian's libharfbuzz-dev.

#include <hb.h>
#include <hb-ot.h>
