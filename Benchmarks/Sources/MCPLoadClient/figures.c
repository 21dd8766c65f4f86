#include "figures.h"

#include "server.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static float *microseconds;
static size_t count, capacity;
static double begun_at, cpu_before;
static int server;
static long resident[32];
static size_t looks;

double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "MCPLoadClient: ");
    vfprintf(stderr, format, arguments);
    fprintf(stderr, "\n");
    va_end(arguments);
    exit(1);
}

void figures_begin(int pid) {
    server = pid;
    count = looks = 0;
    cpu_before = server_cpu_seconds(pid);
    begun_at = now();
}

int figures_have_begun(void) { return begun_at > 0; }

void figures_add(double seconds) {
    if (begun_at == 0) return;
    if (count == capacity) {
        capacity = capacity == 0 ? 1 << 16 : capacity * 2;
        microseconds = realloc(microseconds, capacity * sizeof *microseconds);
        if (microseconds == NULL) fail("no memory");
    }
    microseconds[count++] = (float)(seconds * 1e6);
}

size_t figures_count(void) { return count; }

void figures_look(void) {
    if (looks == sizeof resident / sizeof *resident) return;
    resident[looks] = server_resident_bytes(server);
    if (resident[looks++] < 0) fail("there is no process %d any more", server);
}

static int ascending(const void *left, const void *right) {
    float a = *(const float *)left, b = *(const float *)right;
    return (a > b) - (a < b);
}

static double percentile(double share) {
    if (count == 0) return 0;
    size_t place = (size_t)(share * (double)count);
    return microseconds[place < count ? place : count - 1];
}

void figures_print(double first_answer) {
    double seconds = now() - begun_at, cpu = server_cpu_seconds(server) - cpu_before;
    if (count == 0) fail("nothing was answered while it counted");
    qsort(microseconds, count, sizeof *microseconds, ascending);
    printf(
        "{\"calls\":%zu,\"seconds\":%.4f,\"serverCPUSeconds\":%.2f,\"p50\":%.1f,\"p90\":%.1f,"
        "\"p99\":%.1f,\"firstAnswerSeconds\":%.5f,\"resident\":[",
        count, seconds, cpu, percentile(0.5), percentile(0.9), percentile(0.99), first_answer);
    for (size_t i = 0; i < looks; i++) printf(i == 0 ? "%ld" : ",%ld", resident[i]);
    printf("]}\n");
}
