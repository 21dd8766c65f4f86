// What Swift's import of the C library leaves out: giving free memory back, and the processor time
// of this process.

#ifndef C_SYSTEM_MEMORY_H
#define C_SYSTEM_MEMORY_H

#include <stdint.h>

/// Gives memory that the allocator holds but does not use back to the operating system.
///
/// Does nothing with an allocator that has no such request.
void system_memory_return(void);

/// The processor time that all threads of this process have used, in microseconds.
uint64_t system_memory_processor_time(void);

#endif
