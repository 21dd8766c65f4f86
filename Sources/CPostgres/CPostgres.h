// libpq, the client of PostgreSQL: Debian's libpq-dev.

#include <libpq-fe.h>
