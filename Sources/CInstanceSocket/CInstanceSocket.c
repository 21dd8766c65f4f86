#define _GNU_SOURCE
#include "CInstanceSocket.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

enum { MOST_DESCRIPTORS = 3 };

static int address_of(const char *path, struct sockaddr_un *address) {
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    if (strlen(path) >= sizeof address->sun_path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strcpy(address->sun_path, path);
    return 0;
}

static int close_failed(int socket) {
    int number = errno;
    close(socket);
    errno = number;
    return -1;
}

int instance_socket_listen(const char *path) {
    struct sockaddr_un address;
    if (address_of(path, &address) != 0) return -1;
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (listener < 0) return -1;
    // The rights are the socket's before it has its name.
    if (fchmod(listener, 0600) != 0) return close_failed(listener);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0) return close_failed(listener);
    if (chmod(path, 0600) != 0 || listen(listener, 64) != 0) {
        int number = errno;
        unlink(path);
        errno = number;
        return close_failed(listener);
    }
    return listener;
}

int instance_socket_connect(const char *path, int32_t milliseconds) {
    struct sockaddr_un address;
    if (address_of(path, &address) != 0) return -1;
    int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection < 0) return -1;
    // Zero is no limit. A full queue of who listens makes connecting wait.
    struct timeval limit = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
    if (setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit) != 0)
        return close_failed(connection);
    if (connect(connection, (struct sockaddr *)&address, sizeof address) != 0)
        return close_failed(connection);
    return connection;
}

int instance_pipe(int ends[2]) {
    return pipe2(ends, O_CLOEXEC);
}

int16_t instance_new_session_flag(void) {
    return POSIX_SPAWN_SETSID;
}

// An older C library, or another one, has no such action: there, what is open in this process without
// O_CLOEXEC is open in the program too.
#ifdef __GLIBC_PREREQ
#if __GLIBC_PREREQ(2, 34)
#define HAS_CLOSEFROM 1
#endif
#endif

int instance_close_others(posix_spawn_file_actions_t *actions) {
#ifdef HAS_CLOSEFROM
    return posix_spawn_file_actions_addclosefrom_np(actions, 3);
#else
    (void)actions;
    return 0;
#endif
}

int instance_socket_accept(int socket) {
    return accept4(socket, NULL, NULL, SOCK_CLOEXEC);
}

int instance_socket_peer(int socket, uint32_t *account, int32_t *process) {
    struct ucred peer;
    socklen_t length = sizeof peer;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return -1;
    *account = peer.uid;
    *process = peer.pid;
    return 0;
}

int instance_socket_send(
    int socket, const void *bytes, size_t count, const int *descriptors, int descriptor_count) {
    if (descriptor_count < 0 || descriptor_count > MOST_DESCRIPTORS) {
        errno = EINVAL;
        return -1;
    }
    const char *rest = bytes;
    while (count > 0) {
        char control[CMSG_SPACE(MOST_DESCRIPTORS * sizeof(int))];
        struct iovec part = {.iov_base = (void *)rest, .iov_len = count};
        struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
        if (descriptor_count > 0) {
            memset(control, 0, sizeof control);
            message.msg_control = control;
            message.msg_controllen = CMSG_SPACE(descriptor_count * sizeof(int));
            struct cmsghdr *header = CMSG_FIRSTHDR(&message);
            header->cmsg_level = SOL_SOCKET;
            header->cmsg_type = SCM_RIGHTS;
            header->cmsg_len = CMSG_LEN(descriptor_count * sizeof(int));
            memcpy(CMSG_DATA(header), descriptors, descriptor_count * sizeof(int));
        }
        ssize_t sent = sendmsg(socket, &message, MSG_NOSIGNAL);
        if (sent < 0) {
            if (errno == EINTR) continue;
            return -1;
        }
        rest += sent;
        count -= (size_t)sent;
        descriptor_count = 0;
    }
    return 0;
}

ssize_t instance_socket_receive(int socket, void *bytes, size_t capacity, int descriptors[3]) {
    for (int place = 0; place < MOST_DESCRIPTORS; place++) descriptors[place] = -1;
    char control[CMSG_SPACE(MOST_DESCRIPTORS * sizeof(int))];
    struct iovec part = {.iov_base = bytes, .iov_len = capacity};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    ssize_t count;
    do {
        count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    } while (count < 0 && errno == EINTR);
    if (count < 0) return -1;
    int taken = 0;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL;
         header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t number = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t place = 0; place < number; place++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + place * sizeof(int), sizeof descriptor);
            if (taken < MOST_DESCRIPTORS) {
                descriptors[taken++] = descriptor;
            } else {
                close(descriptor);
            }
        }
    }
    if (message.msg_flags & MSG_CTRUNC) {
        for (int place = 0; place < taken; place++) close(descriptors[place]);
        for (int place = 0; place < MOST_DESCRIPTORS; place++) descriptors[place] = -1;
        errno = EMSGSIZE;
        return -1;
    }
    return count;
}
