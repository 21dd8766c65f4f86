#include "CFileFacts.h"

#include <sys/stat.h>

static enum file_kind kind(mode_t mode) {
    if (S_ISREG(mode)) return file_regular;
    if (S_ISDIR(mode)) return file_folder;
    if (S_ISLNK(mode)) return file_link;
    if (S_ISFIFO(mode) || S_ISSOCK(mode)) return file_stream;
    return file_other;
}

static int read_facts(int result, const struct stat *from, struct file_facts *facts) {
    if (result != 0) return result;
    facts->kind = kind(from->st_mode);
    facts->permissions = from->st_mode & ~(uint32_t)S_IFMT;
    facts->owner = from->st_uid;
    facts->device = from->st_dev;
    facts->node = from->st_ino;
    facts->size = from->st_size;
#ifdef __APPLE__
    facts->seconds = from->st_mtimespec.tv_sec;
    facts->nanoseconds = from->st_mtimespec.tv_nsec;
#else
    facts->seconds = from->st_mtim.tv_sec;
    facts->nanoseconds = from->st_mtim.tv_nsec;
#endif
    return 0;
}

int file_facts_of_descriptor(int descriptor, struct file_facts *facts) {
    struct stat from;
    return read_facts(fstat(descriptor, &from), &from, facts);
}

int file_facts_at_path(const char *path, bool follows_link, struct file_facts *facts) {
    struct stat from;
    return read_facts(follows_link ? stat(path, &from) : lstat(path, &from), &from, facts);
}
