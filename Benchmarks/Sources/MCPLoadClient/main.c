// Calls a tool of a server of the Model Context Protocol as fast as it answers, and says what that
// cost the server.
//
//     MCPLoadClient http --port PORT --pid PID [--connections N] [OPTIONS]
//     MCPLoadClient pipes [--depth N] [OPTIONS] -- COMMAND...
//
// The options are --revision NAME, --tool NAME, --warm-up SECONDS, --seconds SECONDS, --calls N
// instead of seconds, and --unchecked 1 for a server that knows nothing of the protocol. Prints one
// line of JSON. Every answer is checked; a wrong one ends the measurement.
#include "figures.h"
#include "http.h"
#include "pipes.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

static int option_count;
static char **options;

static const char *option(const char *name, const char *otherwise) {
    for (int i = 2; i + 1 < option_count && strcmp(options[i], "--") != 0; i += 2) {
        if (strcmp(options[i], name) == 0) return options[i + 1];
    }
    return otherwise;
}

static double number(const char *name, double otherwise) {
    const char *text = option(name, NULL);
    return text == NULL ? otherwise : strtod(text, NULL);
}

int main(int argument_count, char **arguments) {
    option_count = argument_count;
    options = arguments;
    signal(SIGPIPE, SIG_IGN);
    manner how = {
        .revision = option("--revision", "2026-07-28"), .tool = option("--tool", "add"),
        .is_unchecked = option("--unchecked", NULL) != NULL,
    };
    how.is_stateless = strcmp(how.revision, "2026-07-28") >= 0;
    double warm_up = number("--warm-up", 1), seconds = number("--seconds", 5);
    long calls = (long)number("--calls", 0);
    const char *transport = argument_count > 1 ? arguments[1] : "";
    if (strcmp(transport, "http") == 0 && number("--port", 0) > 0 && number("--pid", 0) > 0) {
        http_plan plan = {
            .port = (int)number("--port", 0), .pid = (int)number("--pid", 0),
            .connections = (int)number("--connections", 16), .warm_up = warm_up,
            .seconds = seconds, .calls = calls,
        };
        if (plan.connections > 0) {
            http_run(&plan, &how);
            return 0;
        }
    } else if (strcmp(transport, "pipes") == 0) {
        pipes_plan plan = {
            .depth = (int)number("--depth", 1), .warm_up = warm_up, .seconds = seconds,
            .calls = calls,
        };
        for (int i = 2; i + 1 < argument_count && plan.command == NULL; i += 2) {
            if (strcmp(arguments[i], "--") == 0) plan.command = arguments + i + 1;
        }
        if (plan.command != NULL && plan.depth > 0 && plan.depth <= 256) {
            pipes_run(&plan, &how);
            return 0;
        }
    }
    fail("usage: MCPLoadClient http --port PORT --pid PID | pipes [--depth N] -- COMMAND...;"
         " what else there is the source says");
}
