// What Swift can't say of Unix domain sockets: addresses, who is at the other side, and descriptors
// that go along with a message. Each call returns a negative number and sets errno where it fails.

#ifndef C_INSTANCE_SOCKET_H
#define C_INSTANCE_SOCKET_H

#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Listens at a path that must be free, for the owner only.
int instance_socket_listen(const char *path);

/// Connects to who listens at a path; connecting, and each sending, fails with EAGAIN after a time that isn't zero.
int instance_socket_connect(const char *path, int32_t milliseconds);

/// Waits for the next connection.
int instance_socket_accept(int socket);

/// The account at the other side.
int instance_socket_peer(int socket, uint32_t *account, int32_t *process);

/// Sends bytes, and with the first of them at most three descriptors.
int instance_socket_send(int socket, const void *bytes, size_t count, const int *descriptors, int descriptor_count);

/// Receives some bytes, and at most three descriptors; the rest of `descriptors` is set to -1. More
/// descriptors than that are an error.
ssize_t instance_socket_receive(int socket, void *bytes, size_t capacity, int descriptors[3]);

/// Makes a pipe that a program started later doesn't inherit: its reading and its writing end.
int instance_pipe(int ends[2]);

/// Lets a program that posix_spawn starts have its three standard streams only, and none of the sockets and
/// files that are open here.
int instance_close_others(posix_spawn_file_actions_t *actions);

/// The flag of posix_spawn for a process away from this terminal.
int16_t instance_new_session_flag(void);

#endif
