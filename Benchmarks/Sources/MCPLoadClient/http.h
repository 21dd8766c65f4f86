// Connections to a server of Streamable HTTP, each with one call at a time.
#ifndef HTTP_H
#define HTTP_H

#include "call.h"

typedef struct {
    int port;
    int connections;
    /// How long to call before it counts, and how long then; in seconds.
    double warm_up, seconds;
    /// Calls to make instead, if positive.
    long calls;
    int pid;
} http_plan;

/// Makes the calls; the figures know what came of it.
void http_run(const http_plan *plan, const manner *how);

#endif
