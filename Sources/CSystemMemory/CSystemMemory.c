#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "CSystemMemory.h"

#include <sys/resource.h>
#include <sys/time.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#if defined(__linux__)
#include <link.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

void system_memory_return(void) {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

#if defined(__linux__)
/// A debugger's breakpoints are changes of the code, which would go with its pages.
static int is_traced(void) {
    FILE *status = fopen("/proc/self/status", "re");
    if (!status) return 1;
    char line[256];
    int tracer = 1;
    while (fgets(line, sizeof line, status)) {
        if (sscanf(line, "TracerPid: %d", &tracer) == 1) break;
    }
    fclose(status);
    return tracer != 0;
}

/// The dynamic linker has written addresses into the code of such an object.
static int has_changed_code(const struct dl_phdr_info *object) {
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &object->dlpi_phdr[index];
        if (header->p_type != PT_DYNAMIC) continue;
        const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(object->dlpi_addr + header->p_vaddr);
        for (; entry->d_tag != DT_NULL; entry++) {
            if (entry->d_tag == DT_TEXTREL) return 1;
            if (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL)) return 1;
        }
    }
    return 0;
}

static int unmap_code(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    (void)context;
    if (has_changed_code(object)) return 0;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &object->dlpi_phdr[index];
        if (header->p_type != PT_LOAD || (header->p_flags & PF_W)) continue;
        uintptr_t begin = (uintptr_t)(object->dlpi_addr + header->p_vaddr);
        // Whole pages of the segment's file only: the next segment may share the last one.
        uintptr_t first = (begin + page - 1) & ~(page - 1);
        uintptr_t end = (begin + header->p_filesz) & ~(page - 1);
        if (first < end) madvise((void *)first, end - first, MADV_DONTNEED);
    }
    return 0;
}
#endif

void system_memory_unmap_unused_code(void) {
#if defined(__linux__)
    if (!is_traced()) dl_iterate_phdr(unmap_code, NULL);
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
