// The bytes between the client and the host: WebSocket frames, and what the client reads of states.
#ifndef WIRE_H
#define WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { frame_text = 1, frame_close = 8, frame_ping = 9, frame_pong = 10 };

typedef struct {
    int opcode;
    const char *payload;
    size_t length;
} frame;

/// Reads one frame of a server. Returns its whole size, 0 if bytes are missing, -1 if it makes no sense.
long frame_read(const char *bytes, size_t count, frame *found);

/// Writes one masked frame of at most 65,535 bytes and returns its size; `out` needs `length` + 8.
size_t frame_write(char *out, int opcode, uint32_t mask, const char *payload, size_t length);

/// The card of a state.
typedef struct {
    long id;
    long generation;
    /// The ordinal of the first button; -1 if the message brings no new view.
    long action;
} card;

/// Reads a message; false if it is no state or the state has no card.
bool card_read(const char *message, size_t length, card *found);

#endif
