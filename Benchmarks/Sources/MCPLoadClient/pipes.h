// A server that is started here and spoken to over its standard input and output.
#ifndef PIPES_H
#define PIPES_H

#include "call.h"

typedef struct {
    /// How many calls are under way at a time.
    int depth;
    double warm_up, seconds;
    /// Calls to make instead, if positive.
    long calls;
    /// The program and its arguments, with a null at the end.
    char **command;
} pipes_plan;

/// Makes the calls; the figures know what came of it.
void pipes_run(const pipes_plan *plan, const manner *how);

#endif
