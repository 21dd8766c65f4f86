#include "server.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

double server_cpu_seconds(int pid) {
    char path[64], line[1024];
    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    FILE *file = fopen(path, "r");
    if (file == NULL) return -1;
    char *read = fgets(line, sizeof line, file);
    fclose(file);
    // The program's name is in parentheses and may hold anything; the numbers follow the last one.
    char *at = read == NULL ? NULL : strrchr(line, ')');
    unsigned long user = 0, system = 0;
    if (at == NULL
        || sscanf(at + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system)
            != 2) {
        return -1;
    }
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

long server_resident_bytes(int pid) {
    char path[64], line[256];
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    FILE *file = fopen(path, "r");
    if (file == NULL) return -1;
    long kilobytes = -1;
    while (fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "VmRSS: %ld kB", &kilobytes) == 1) break;
    }
    fclose(file);
    return kilobytes < 0 ? -1 : kilobytes * 1024;
}
