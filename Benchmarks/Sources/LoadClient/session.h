// One person with a browser: a WebSocket with a cookie of its own, who opens a card and taps it.
#ifndef SESSION_H
#define SESSION_H

#include "wire.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    session_unused,
    session_connecting,
    session_upgrading,
    session_performing,
    session_ready,
    session_tapping,
    session_closing,
    session_closed,
} session_phase;

typedef struct {
    int socket;
    session_phase phase;
    card shown;
    uint32_t mask;
    int taps_left;
    double tapped_at;
    char *bytes;
    size_t count, capacity;
} session;

/// Where sessions connect to and what they perform; `report` is told of each answered tap.
typedef struct {
    int port;
    int epoll;
    const char *intent;
    void (*report)(double seconds);
} session_plan;

/// Begins to connect.
void session_open(session *self, const session_plan *plan, uint32_t index);

/// Handles what epoll says about the socket.
void session_wake(session *self, const session_plan *plan, uint32_t index, uint32_t events);

/// Taps the button so many times, each as soon as the one before is answered.
void session_tap(session *self, int taps);

/// Says goodbye; the socket closes when the server agrees.
void session_close(session *self);

/// Seconds of a clock that never jumps.
double now(void);

/// Prints why, and ends the program.
void fail(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));

#endif
