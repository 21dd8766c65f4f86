// What Swift's import of the C library leaves out: giving memory back, and the processor time of this
// process.

#ifndef C_SYSTEM_MEMORY_H
#define C_SYSTEM_MEMORY_H

#include <stdint.h>

/// Gives memory that the allocator holds but does not use back to the operating system.
///
/// Does nothing with an allocator that has no such request.
void system_memory_return(void);

/// Unmaps the code and the constants of the program and its libraries; what is still needed is mapped again when it is
/// next used, from the system's file cache.
///
/// A start touches far more of them than what follows, and they would stay resident. Does nothing in a process that a
/// debugger traces, and on other systems than Linux.
void system_memory_unmap_unused_code(void);

/// The processor time that all threads of this process have used, in microseconds.
uint64_t system_memory_processor_time(void);

#endif
