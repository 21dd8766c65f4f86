// libsodium, for digests, keys and passphrases: Debian's libsodium-dev.

#include <sodium.h>
