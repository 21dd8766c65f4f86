#include "wire.h"

#include <string.h>

long frame_read(const char *bytes, size_t count, frame *found) {
    const unsigned char *head = (const unsigned char *)bytes;
    if (count < 2) return 0;
    // The host sends each message as one frame, and a server never masks.
    if ((head[0] & 0xf0) != 0x80 || (head[1] & 0x80) != 0) return -1;
    uint64_t length = head[1];
    size_t start = 2;
    if (length >= 126) {
        size_t digits = length == 126 ? 2 : 8;
        start += digits;
        if (count < start) return 0;
        length = 0;
        for (size_t i = 0; i < digits; i++) length = length << 8 | head[2 + i];
    }
    if (length > 1 << 24) return -1;
    if (count - start < length) return 0;
    found->opcode = head[0] & 0x0f;
    found->payload = bytes + start;
    found->length = (size_t)length;
    return (long)(start + length);
}

size_t frame_write(char *out, int opcode, uint32_t mask, const char *payload, size_t length) {
    unsigned char *head = (unsigned char *)out;
    size_t start = 2;
    head[0] = (unsigned char)(0x80 | opcode);
    if (length < 126) {
        head[1] = (unsigned char)(0x80 | length);
    } else {
        head[1] = 0x80 | 126;
        head[2] = (unsigned char)(length >> 8);
        head[3] = (unsigned char)length;
        start = 4;
    }
    unsigned char key[4];
    memcpy(key, &mask, 4);
    memcpy(head + start, key, 4);
    start += 4;
    for (size_t i = 0; i < length; i++) out[start + i] = (char)(payload[i] ^ key[i % 4]);
    return start + length;
}

/// The number after a text; -1 if there is none.
static long number_after(const char *text, const char *from, const char *end, const char **rest) {
    size_t length = strlen(text);
    const char *at = memmem(from, (size_t)(end - from), text, length);
    if (at == NULL) return -1;
    at += length;
    long number = -1;
    for (; at < end && *at >= '0' && *at <= '9'; at++) {
        number = (number < 0 ? 0 : number) * 10 + (*at - '0');
    }
    *rest = at;
    return number;
}

bool card_read(const char *message, size_t length, card *found) {
    static const char state[] = "{\"type\":\"state\"", start[] = "\"card\":{";
    const char *end = message + length;
    if (length < sizeof state || memcmp(message, state, sizeof state - 1) != 0) return false;
    const char *at = memmem(message, length, start, sizeof start - 1);
    if (at == NULL) return false;
    found->id = number_after("\"id\":", at, end, &at);
    if (found->id < 0) return false;
    found->generation = number_after("\"generation\":", at, end, &at);
    if (found->generation < 0) return false;
    // The view is HTML inside a JSON string, so its quotation marks are escaped.
    found->action = number_after("data-action=\\\"", at, end, &at);
    return true;
}
