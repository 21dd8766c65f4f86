// What the file system says of a file. Swift could read `struct stat`, but which module declares it to
// the compiler depends on what else a build imports.

#ifndef C_FILE_FACTS_H
#define C_FILE_FACTS_H

#include <stdbool.h>
#include <stdint.h>

/// A FIFO or a socket is a `file_stream`, a device is `file_other`.
enum file_kind { file_regular, file_folder, file_link, file_stream, file_other };

struct file_facts {
    enum file_kind kind;
    /// Who may read, write and execute it, as `chmod` counts.
    uint32_t permissions;
    uint32_t owner;
    uint64_t device;
    uint64_t node;
    int64_t size;
    int64_t seconds;
    int64_t nanoseconds;
};

/// Reads the facts of an open file; returns a negative number and sets errno where that fails.
int file_facts_of_descriptor(int descriptor, struct file_facts *facts);

/// Reads the facts of the file at a path, or of the file that a link there leads to.
int file_facts_at_path(const char *path, bool follows_link, struct file_facts *facts);

#endif
