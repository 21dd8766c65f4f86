// PocketSphinx, which recognizes speech: Debian's libpocketsphinx-dev.

#include <pocketsphinx.h>
#include <sphinxbase/err.h>
