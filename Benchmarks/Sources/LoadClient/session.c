#include "session.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

void session_open(session *self, const session_plan *plan, uint32_t index) {
    memset(self, 0, sizeof *self);
    self->socket = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (self->socket < 0) fail("no more sockets: %s (see `ulimit -n`)", strerror(errno));
    int yes = 1;
    setsockopt(self->socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)plan->port),
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
    };
    if (connect(self->socket, (struct sockaddr *)&address, sizeof address) != 0
        && errno != EINPROGRESS) {
        fail("can't connect: %s", strerror(errno));
    }
    struct epoll_event event = { .events = EPOLLOUT, .data.u32 = index };
    epoll_ctl(plan->epoll, EPOLL_CTL_ADD, self->socket, &event);
    self->phase = session_connecting;
}

/// Everything we send is small, so a socket that takes no more means that the server is stuck.
static void send_all(session *self, const char *bytes, size_t count) {
    ssize_t sent = send(self->socket, bytes, count, MSG_NOSIGNAL);
    if (sent != (ssize_t)count) {
        fail("the server takes no more: %s", sent < 0 ? strerror(errno) : "its buffer is full");
    }
}

static void send_text(session *self, const char *text, size_t length) {
    char out[512];
    if (length + 8 > sizeof out) fail("this message is too long: %s", text);
    send_all(self, out, frame_write(out, frame_text, self->mask, text, length));
}

static void send_handshake(session *self, int port) {
    unsigned char random[28];
    char hex[sizeof random * 2 + 1], request[640];
    if (getrandom(random, sizeof random, 0) != sizeof random) fail("no random numbers");
    for (size_t i = 0; i < sizeof random; i++) sprintf(hex + 2 * i, "%02x", random[i]);
    memcpy(&self->mask, random + 24, sizeof self->mask);
    int length = snprintf(
        request, sizeof request,
        "GET /session/socket?tab=%.16s&scheme=light&text=large&language=en&parts=1 HTTP/1.1\r\n"
        "Host: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\nCookie: oai-session-%d=%.32s\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Protocol: openappintents.1\r\n\r\n",
        hex, port, port, port, hex + 16);
    send_all(self, request, (size_t)length);
}

static void send_tap(session *self) {
    char text[160];
    int length = snprintf(
        text, sizeof text,
        "{\"type\":\"tap\",\"card\":%ld,\"generation\":%ld,\"action\":%ld}", self->shown.id,
        self->shown.generation, self->shown.action);
    self->tapped_at = now();
    send_text(self, text, (size_t)length);
}

void session_tap(session *self, int taps) {
    if (self->phase != session_ready || taps <= 0) return;
    self->taps_left = taps;
    self->phase = session_tapping;
    send_tap(self);
}

void session_close(session *self) {
    char out[16];
    send_all(self, out, frame_write(out, frame_close, self->mask, "\x03\xe8", 2));
    self->phase = session_closing;
}

static void take_card(session *self, const session_plan *plan, const card *new) {
    bool changed = new->id != self->shown.id || new->generation != self->shown.generation;
    self->shown.id = new->id;
    self->shown.generation = new->generation;
    if (new->action >= 0) self->shown.action = new->action;
    if (self->phase == session_performing && new->action >= 0) {
        self->phase = session_ready;
    } else if (self->phase == session_tapping && changed) {
        plan->report(now() - self->tapped_at);
        if (--self->taps_left > 0) send_tap(self);
        else self->phase = session_ready;
    }
}

static void take_frame(session *self, const session_plan *plan, const frame *found) {
    card new;
    char out[160];
    switch (found->opcode) {
    case frame_text:
        if (memmem(found->payload, found->length, "\"type\":\"refused\"", 16) != NULL) {
            fail("the server refused: %.*s", (int)found->length, found->payload);
        }
        if (card_read(found->payload, found->length, &new)) take_card(self, plan, &new);
        break;
    case frame_ping:
        if (found->length > 125) fail("a ping is too long");
        send_all(
            self, out,
            frame_write(out, frame_pong, self->mask, found->payload, found->length));
        break;
    case frame_close:
        if (self->phase != session_closing) fail("the server closed a session");
        break;
    default:
        break;
    }
}

/// Takes as many bytes as make sense by now and returns how many those are.
static size_t take_bytes(session *self, const session_plan *plan, const char *bytes, size_t count) {
    size_t taken = 0;
    if (self->phase == session_upgrading) {
        const char *end = memmem(bytes, count, "\r\n\r\n", 4);
        if (end == NULL) return 0;
        if (count < 12 || memcmp(bytes, "HTTP/1.1 101", 12) != 0) {
            fail("no upgrade: %.*s", (int)(count < 400 ? count : 400), bytes);
        }
        taken = (size_t)(end + 4 - bytes);
        self->phase = session_performing;
        char text[256];
        int length = snprintf(
            text, sizeof text, "{\"type\":\"perform\",\"intent\":\"%s\",\"values\":{}}",
            plan->intent);
        send_text(self, text, (size_t)length);
    }
    frame found;
    long size;
    while ((size = frame_read(bytes + taken, count - taken, &found)) > 0) {
        take_frame(self, plan, &found);
        taken += (size_t)size;
    }
    if (size < 0) fail("the server sent a frame that makes no sense");
    return taken;
}

/// Keeps what is not taken yet. Thousands of sessions need no buffer while nothing is half arrived.
static void keep(session *self, const char *bytes, size_t count) {
    if (count > self->capacity) {
        char *larger = realloc(self->bytes, count);
        if (larger == NULL) fail("no memory");
        self->bytes = larger;
        self->capacity = count;
    }
    memmove(self->bytes, bytes, count);
    self->count = count;
}

static void end(session *self) {
    if (self->phase != session_closing) fail("the server hung up");
    close(self->socket);
    free(self->bytes);
    self->bytes = NULL;
    self->phase = session_closed;
}

static void receive(session *self, const session_plan *plan) {
    static char bytes[1 << 21];
    memcpy(bytes, self->bytes == NULL ? "" : self->bytes, self->count);
    for (;;) {
        ssize_t count = recv(self->socket, bytes + self->count, sizeof bytes - self->count, 0);
        if (count == 0) return end(self);
        if (count < 0) {
            if (errno == EAGAIN || errno == EINTR) return;
            return end(self);
        }
        size_t all = self->count + (size_t)count;
        size_t taken = take_bytes(self, plan, bytes, all);
        keep(self, bytes + taken, all - taken);
        memmove(bytes, bytes + taken, all - taken);
        if (self->count == sizeof bytes) fail("a message is too long");
    }
}

void session_wake(session *self, const session_plan *plan, uint32_t index, uint32_t events) {
    if (self->phase == session_connecting) {
        int problem = 0;
        socklen_t size = sizeof problem;
        getsockopt(self->socket, SOL_SOCKET, SO_ERROR, &problem, &size);
        if (problem != 0) fail("can't connect: %s", strerror(problem));
        struct epoll_event event = { .events = EPOLLIN, .data.u32 = index };
        epoll_ctl(plan->epoll, EPOLL_CTL_MOD, self->socket, &event);
        self->phase = session_upgrading;
        send_handshake(self, plan->port);
        return;
    }
    if (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) receive(self, plan);
}
