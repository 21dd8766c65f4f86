// The calls that are made: `tools/call` of a tool that adds two whole numbers, never the same two.
#ifndef CALL_H
#define CALL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    /// The revision of the protocol; since 2026-07-28 there is no handshake.
    const char *revision;
    bool is_stateless;
    const char *tool;
    /// The answer is not looked at: for servers that know nothing of the protocol.
    bool is_unchecked;
} manner;

/// Room for any message that is written here.
enum { message_capacity = 1024 };

/// Writes the call of a number and returns its length.
size_t call_write(char *out, const manner *how, long number);

/// The number of an answered call; negative if the message is not an answer to a call.
long answer_number(const char *message, size_t length);

/// Ends the program unless a message is the right answer to the call of a number.
void answer_check(const char *message, size_t length, const manner *how, long number);

/// Writes the first message of a session.
size_t initialize_write(char *out, const manner *how);

/// Writes what a client says when its session has begun.
size_t initialized_write(char *out);

#endif
