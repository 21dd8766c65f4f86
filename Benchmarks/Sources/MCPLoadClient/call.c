#include "call.h"

#include "figures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define META "io.modelcontextprotocol/"

static long left_operand(long number) { return number * 31 % 900001; }
static long right_operand(long number) { return number % 7919; }

size_t call_write(char *out, const manner *how, long number) {
    char meta[256] = "";
    if (how->is_stateless) {
        snprintf(
            meta, sizeof meta,
            ",\"_meta\":{\"" META "protocolVersion\":\"%s\",\"" META "clientInfo\":{\"name\":"
            "\"load\",\"version\":\"1\"},\"" META "clientCapabilities\":{}}",
            how->revision);
    }
    int length = snprintf(
        out, message_capacity,
        "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\","
        "\"arguments\":{\"a\":%ld,\"b\":%ld}%s}}",
        number, how->tool, left_operand(number), right_operand(number), meta);
    if (length >= message_capacity) fail("the name of the tool is too long");
    return (size_t)length;
}

/// What follows a text, with the white space before it left out; null if the text is not there.
static const char *after(const char *message, size_t length, const char *text) {
    const char *end = message + length;
    const char *at = memmem(message, length, text, strlen(text));
    if (at == NULL) return NULL;
    at += strlen(text);
    while (at < end && (*at == ' ' || *at == ':')) at++;
    return at < end ? at : NULL;
}

long answer_number(const char *message, size_t length) {
    const char *id = after(message, length, "\"id\"");
    if (id == NULL || after(message, length, "\"method\"") != NULL) return -1;
    return *id >= '0' && *id <= '9' ? strtol(id, NULL, 10) : -1;
}

void answer_check(const char *message, size_t length, const manner *how, long number) {
    if (how->is_unchecked) return;
    long sum = left_operand(number) + right_operand(number);
    // Whatever the result calls its only member.
    const char *value = after(message, length, "\"structuredContent\"");
    value = value == NULL ? NULL : memchr(value, ':', (size_t)(message + length - value));
    if (answer_number(message, length) == number && value != NULL
        && strtol(value + 1, NULL, 10) == sum) {
        return;
    }
    fail("call %ld should give %ld, but the answer is: %.*s", number, sum,
         (int)(length < 600 ? length : 600), message);
}

size_t initialize_write(char *out, const manner *how) {
    return (size_t)snprintf(
        out, message_capacity,
        "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"%s\",\"capabilities\":{},\"clientInfo\":{\"name\":\"load\",\"version\":\"1\"}}}",
        how->revision);
}

size_t initialized_write(char *out) {
    return (size_t)snprintf(
        out, message_capacity, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
}
