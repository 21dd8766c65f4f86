// cjose, for the signatures of tokens, and Jansson, with which it reads their headers: Debian's libcjose-dev and
// libjansson-dev. Its header for keys includes one of OpenSSL: Debian's libssl-dev.

#include <cjose/cjose.h>
#include <jansson.h>
