#include "pipes.h"

#include "figures.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { looks = 10, end_seconds = 5, window = 4096 };

static int to_server;
static FILE *from_server;
/// When the calls under way were made, by their number.
static double called_at[window];

static pid_t start(char **command) {
    int input[2], output[2];
    if (pipe(input) != 0 || pipe(output) != 0) fail("no pipes: %s", strerror(errno));
    pid_t pid = fork();
    if (pid == 0) {
        dup2(input[0], STDIN_FILENO);
        dup2(output[1], STDOUT_FILENO);
        for (int i = 0; i < 2; i++) {
            close(input[i]);
            close(output[i]);
        }
        execvp(command[0], command);
        fail("can't start %s: %s", command[0], strerror(errno));
    }
    close(input[0]);
    close(output[1]);
    to_server = input[1];
    from_server = fdopen(output[0], "r");
    return pid;
}

static void write_all(const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(to_server, bytes, count);
        if (written < 0) fail("the server takes no more: %s", strerror(errno));
        bytes += written;
        count -= (size_t)written;
    }
}

/// The next answer to a call; what else the server says is passed over.
static long read_answer(char **line, size_t *capacity, size_t *length) {
    for (;;) {
        ssize_t count = getline(line, capacity, from_server);
        if (count <= 0) fail("the server ended its output");
        *length = (size_t)count;
        long number = answer_number(*line, *length);
        if (number >= 0) return number;
    }
}

static void stop(pid_t pid) {
    close(to_server);
    double begun_at = now();
    while (waitpid(pid, NULL, WNOHANG) == 0) {
        if (now() - begun_at > end_seconds) {
            kill(pid, SIGKILL);
            fail("the server did not end when its input did");
        }
        usleep(1000);
    }
}

void pipes_run(const pipes_plan *plan, const manner *how) {
    static char batch[window * 256];
    char *line = NULL;
    size_t capacity = 0, length = 0;
    double started_at = now();
    pid_t pid = start(plan->command);
    if (!how->is_stateless) {
        size_t count = initialize_write(batch, how);
        batch[count++] = '\n';
        write_all(batch, count);
        read_answer(&line, &capacity, &length);
        count = initialized_write(batch);
        batch[count++] = '\n';
        write_all(batch, count);
    }
    long number = 0;
    double first_answer = -1, begins_at = 0, ends_at = 0;
    int under_way = 0, wanted = 1;
    size_t looked_at = 0, step = (size_t)(plan->calls > 0 ? plan->calls / looks : 0);
    for (;;) {
        size_t count = 0;
        for (; under_way < wanted; under_way++) {
            number++;
            called_at[number % window] = now();
            count += call_write(batch + count, how, number);
            batch[count++] = '\n';
        }
        write_all(batch, count);
        long answered = read_answer(&line, &capacity, &length);
        double time = now();
        answer_check(line, length, how, answered);
        under_way--;
        if (first_answer < 0) {
            first_answer = time - started_at;
            begins_at = time + plan->warm_up;
            ends_at = begins_at + plan->seconds;
            wanted = plan->depth;
            continue;
        }
        figures_add(time - called_at[answered % window]);
        if (!figures_have_begun()) {
            if (time >= begins_at) figures_begin(pid);
        } else if (step > 0 && figures_count() >= looked_at + step) {
            looked_at += step;
            figures_look();
        }
        bool is_over = plan->calls > 0 ? (long)figures_count() >= plan->calls : time >= ends_at;
        if (figures_have_begun() && is_over) break;
    }
    if (plan->calls == 0) figures_look();
    figures_print(first_answer);
    fflush(stdout);
    while (under_way-- > 0) read_answer(&line, &capacity, &length);
    stop(pid);
}
