// Many people at once: opens sessions, taps the card of each, and says what that cost the server.
//
//     LoadClient --port PORT --pid PID [--sessions N] [--taps N] [--rounds N] [--intent NAME]
//
// Prints one line of JSON. The taps of a session follow one another, each as soon as the one before
// is answered; all sessions tap at the same time. Sessions are opened 64 at a time. A round opens all
// sessions, taps them and closes them; the figures are those of the last round.
#include "server.h"
#include "session.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { openings_at_once = 64, stall_seconds = 60 };

static double *latencies;
static size_t latency_count, latency_capacity;

double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "LoadClient: ");
    vfprintf(stderr, format, arguments);
    fprintf(stderr, "\n");
    va_end(arguments);
    exit(1);
}

static void report(double seconds) {
    if (latency_count < latency_capacity) latencies[latency_count++] = seconds;
}

static int ascending(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static double percentile(double share) {
    if (latency_count == 0) return 0;
    size_t place = (size_t)(share * (double)latency_count);
    return latencies[place < latency_count ? place : latency_count - 1] * 1e6;
}

static size_t count_in(const session *sessions, size_t count, session_phase phase) {
    size_t found = 0;
    for (size_t i = 0; i < count; i++) found += sessions[i].phase == phase;
    return found;
}

/// Waits for the server once, and lets the sessions take what it says.
static void turn(session *sessions, const session_plan *plan) {
    struct epoll_event events[256];
    int count = epoll_wait(plan->epoll, events, 256, stall_seconds * 1000);
    if (count == 0) fail("the server was silent for %d seconds", stall_seconds);
    for (int i = 0; i < count; i++) {
        uint32_t index = events[i].data.u32;
        session_wake(&sessions[index], plan, index, events[i].events);
    }
}

static void open_all(session *sessions, size_t count, const session_plan *plan) {
    size_t opened = 0, ready = 0;
    while (ready < count) {
        while (opened < count && opened - ready < openings_at_once) {
            session_open(&sessions[opened], plan, (uint32_t)opened);
            opened++;
        }
        turn(sessions, plan);
        ready = count_in(sessions, opened, session_ready);
    }
}

static void tap_all(session *sessions, size_t count, int taps, const session_plan *plan) {
    size_t wanted = latency_count + count * (size_t)taps;
    for (size_t i = 0; i < count; i++) session_tap(&sessions[i], taps);
    while (latency_count < wanted) turn(sessions, plan);
}

static void close_all(session *sessions, size_t count, const session_plan *plan) {
    for (size_t i = 0; i < count; i++) session_close(&sessions[i]);
    while (count_in(sessions, count, session_closed) < count) turn(sessions, plan);
}

static long option(int count, char **arguments, const char *name, long otherwise) {
    for (int i = 1; i + 1 < count; i++) {
        if (strcmp(arguments[i], name) == 0) return strtol(arguments[i + 1], NULL, 10);
    }
    return otherwise;
}

int main(int argument_count, char **arguments) {
    session_plan plan = {
        .port = (int)option(argument_count, arguments, "--port", 0),
        .epoll = epoll_create1(EPOLL_CLOEXEC), .intent = "ShowPlaceIntent", .report = report,
    };
    int pid = (int)option(argument_count, arguments, "--pid", 0);
    long count = option(argument_count, arguments, "--sessions", 100);
    int taps = (int)option(argument_count, arguments, "--taps", 10);
    long rounds = option(argument_count, arguments, "--rounds", 1);
    long rest = option(argument_count, arguments, "--rest", 0);
    for (int i = 1; i + 1 < argument_count; i++) {
        if (strcmp(arguments[i], "--intent") == 0) plan.intent = arguments[i + 1];
    }
    if (plan.port <= 0 || pid <= 0 || count <= 0 || taps < 0 || rounds <= 0 || rest < 0) {
        fail("usage: LoadClient --port PORT --pid PID [--sessions N] [--taps N] [--rounds N]"
             " [--rest SECONDS] [--intent NAME]");
    }
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    session *sessions = calloc((size_t)count, sizeof *sessions);
    latency_capacity = (size_t)count * (size_t)(taps > 0 ? taps : 1);
    latencies = calloc(latency_capacity, sizeof *latencies);
    if (sessions == NULL || latencies == NULL) fail("no memory");

    long before = server_resident_bytes(pid), opened = 0, tapped = 0;
    double seconds = 0, cpu = 0;
    for (long round = 0; round < rounds; round++) {
        latency_count = 0;
        open_all(sessions, (size_t)count, &plan);
        opened = server_resident_bytes(pid);
        double cpu_start = server_cpu_seconds(pid), start = now();
        tap_all(sessions, (size_t)count, taps, &plan);
        seconds = now() - start;
        cpu = server_cpu_seconds(pid) - cpu_start;
        // What a session costs is what it costs while its person looks at the card.
        sleep((unsigned)rest);
        tapped = server_resident_bytes(pid);
        if (tapped < 0) fail("there is no process %d any more", pid);
        close_all(sessions, (size_t)count, &plan);
    }
    qsort(latencies, latency_count, sizeof *latencies, ascending);
    printf(
        "{\"sessions\":%ld,\"taps\":%zu,\"seconds\":%.4f,\"serverCPUSeconds\":%.2f,"
        "\"p50\":%.1f,\"p90\":%.1f,\"p99\":%.1f,"
        "\"residentBefore\":%ld,\"residentOpened\":%ld,\"residentTapped\":%ld}\n",
        count, latency_count, seconds, cpu, percentile(0.5), percentile(0.9), percentile(0.99),
        before, opened, tapped);
    return 0;
}
