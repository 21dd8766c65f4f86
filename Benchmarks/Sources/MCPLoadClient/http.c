#include "http.h"

#include "figures.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { response_capacity = 1 << 16, stall_milliseconds = 20000, looks = 10 };

typedef enum { beginning, acknowledging, calling, resting } phase;

typedef struct {
    int socket;
    phase phase;
    char session[128];
    long number;
    double called_at;
    char bytes[response_capacity];
    size_t count;
} connection;

static long last_number;

static void dial(connection *self, const http_plan *plan, int epoll) {
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)plan->port),
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
    };
    int yes = 1;
    self->socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    self->count = 0;
    if (connect(self->socket, (struct sockaddr *)&address, sizeof address) != 0) {
        fail("can't connect to port %d: %s", plan->port, strerror(errno));
    }
    setsockopt(self->socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    struct epoll_event event = { .events = EPOLLIN, .data.ptr = self };
    epoll_ctl(epoll, EPOLL_CTL_ADD, self->socket, &event);
}

/// Sends what is next in the connection's phase.
static void say(connection *self, const http_plan *plan, const manner *how) {
    char body[message_capacity], head[message_capacity + 512], fields[512] = "";
    size_t length;
    if (self->phase == beginning) {
        length = initialize_write(body, how);
    } else if (self->phase == acknowledging) {
        length = initialized_write(body);
    } else {
        self->number = ++last_number;
        length = call_write(body, how, self->number);
    }
    if (self->phase != beginning) {
        int used = snprintf(fields, sizeof fields, "MCP-Protocol-Version: %s\r\n", how->revision);
        if (how->is_stateless) {
            snprintf(
                fields + used, sizeof fields - (size_t)used,
                "Mcp-Method: tools/call\r\nMcp-Name: %s\r\n", how->tool);
        } else if (self->session[0] != 0) {
            snprintf(
                fields + used, sizeof fields - (size_t)used, "Mcp-Session-Id: %s\r\n",
                self->session);
        }
    }
    int used = snprintf(
        head, sizeof head,
        "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\n"
        "Accept: application/json, text/event-stream\r\n%sContent-Length: %zu\r\n\r\n%.*s",
        plan->port, fields, length, (int)length, body);
    if (used >= (int)sizeof head) fail("a request is too long");
    self->called_at = now();
    // It fits into the socket's buffer, as nothing else is in it.
    if (send(self->socket, head, (size_t)used, MSG_NOSIGNAL) != used) {
        fail("the server takes no more: %s", strerror(errno));
    }
}

/// The value of a header; null if it is not there.
static const char *header(const char *head, const char *end, const char *name) {
    size_t length = strlen(name);
    for (const char *line = head; line != NULL && line < end;) {
        const char *next = memmem(line, (size_t)(end - line), "\r\n", 2);
        if ((size_t)(end - line) > length && strncasecmp(line, name, length) == 0) {
            const char *value = line + length;
            while (*value == ' ') value++;
            return value;
        }
        line = next == NULL ? NULL : next + 2;
    }
    return NULL;
}

/// Puts the pieces of a chunked body together, in place. Returns the bytes that it took; 0 if the
/// last piece is not there yet.
static size_t join_pieces(char *body, size_t count, size_t *length) {
    size_t at = 0;
    *length = 0;
    for (int pass = 0; pass < 2; pass++) {
        for (at = 0;;) {
            char *line_end = memmem(body + at, count - at, "\r\n", 2);
            if (line_end == NULL) return 0;
            size_t size = strtoul(body + at, NULL, 16);
            size_t start = (size_t)(line_end - body) + 2;
            if (start + size + 2 > count) return 0;
            if (pass == 1) {
                memmove(body + *length, body + start, size);
                *length += size;
            }
            at = start + size + 2;
            if (size == 0) break;
        }
    }
    return at;
}

/// Takes one whole response, if it has arrived; false if not.
static bool take(connection *self, const manner *how) {
    char *end = memmem(self->bytes, self->count, "\r\n\r\n", 4);
    if (end == NULL) return false;
    char *body = end + 4;
    size_t arrived = self->count - (size_t)(body - self->bytes), length, used;
    const char *size = header(self->bytes, end, "content-length:");
    if (size != NULL) {
        used = length = strtoul(size, NULL, 10);
        if (arrived < length) return false;
    } else if (header(self->bytes, end, "transfer-encoding:") != NULL) {
        used = join_pieces(body, arrived, &length);
        if (used == 0) return false;
    } else {
        used = length = 0;
    }
    int status = atoi(self->bytes + strlen("HTTP/1.1 "));
    int wanted = self->phase == acknowledging ? 202 : 200;
    if (status != wanted) {
        fail("the status is %d: %.*s", status, (int)(length < 600 ? length : 600), body);
    }
    const char *session = header(self->bytes, end, "mcp-session-id:");
    if (session != NULL && self->phase == beginning) {
        sscanf(session, "%127[!-~]", self->session);
    }
    if (self->phase == calling) {
        figures_add(now() - self->called_at);
        answer_check(body, length, how, self->number);
    }
    size_t whole = (size_t)(body - self->bytes) + used;
    memmove(self->bytes, self->bytes + whole, self->count - whole);
    self->count -= whole;
    return true;
}

static bool is_over(const http_plan *plan, double ends_at) {
    if (!figures_have_begun()) return false;
    return plan->calls > 0 ? (long)figures_count() >= plan->calls : now() >= ends_at;
}

static void wake(
    connection *self, const http_plan *plan, const manner *how, int epoll, double ends_at) {
    ssize_t received = recv(
        self->socket, self->bytes + self->count, sizeof self->bytes - self->count, MSG_DONTWAIT);
    if (received < 0 && errno == EAGAIN) return;
    if (received <= 0) {
        if (self->phase != resting) {
            // The server may close a connection after an answer, which costs it as it does here.
            close(self->socket);
            dial(self, plan, epoll);
            say(self, plan, how);
        }
        return;
    }
    self->count += (size_t)received;
    if (!take(self, how)) {
        if (self->count == sizeof self->bytes) fail("a response is too long");
        return;
    }
    if (self->phase == beginning || self->phase == acknowledging) self->phase++;
    if (is_over(plan, ends_at)) self->phase = resting;
    else say(self, plan, how);
}

void http_run(const http_plan *plan, const manner *how) {
    int epoll = epoll_create1(EPOLL_CLOEXEC);
    connection *all = calloc((size_t)plan->connections, sizeof *all);
    if (all == NULL) fail("no memory");
    for (int i = 0; i < plan->connections; i++) {
        all[i].phase = how->is_stateless || how->is_unchecked ? calling : beginning;
        dial(&all[i], plan, epoll);
        say(&all[i], plan, how);
    }
    double begins_at = now() + plan->warm_up, ends_at = begins_at + plan->seconds;
    size_t looked_at = 0;
    struct epoll_event events[64];
    while (!is_over(plan, ends_at)) {
        if (!figures_have_begun() && now() >= begins_at) figures_begin(plan->pid);
        size_t step = (size_t)(plan->calls > 0 ? plan->calls / looks : 0);
        if (step > 0 && figures_count() >= looked_at + step) {
            looked_at += step;
            figures_look();
        }
        int count = epoll_wait(epoll, events, 64, stall_milliseconds);
        if (count == 0) fail("the server was silent for %d seconds", stall_milliseconds / 1000);
        for (int i = 0; i < count; i++) wake(events[i].data.ptr, plan, how, epoll, ends_at);
    }
    if (plan->calls == 0) figures_look();
    figures_print(-1);
}
