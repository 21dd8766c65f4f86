#include "CSystemMemory.h"

#include <sys/resource.h>
#include <sys/time.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void system_memory_return(void) {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

static uint64_t microseconds(struct timeval time) {
    return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_usec;
}

uint64_t system_memory_processor_time(void) {
    struct rusage usage;
    if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
    return microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
}
