// libcurl, the client of HTTP: Debian's libcurl4-openssl-dev. Swift calls no functions of variable arguments.

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <sys/socket.h>

typedef size_t (*curl_bytes)(char *, size_t, size_t, void *);
typedef int (*curl_seek)(void *, curl_off_t, int);

static inline void curl_set_number(CURL *handle, CURLoption option, long value) {
    curl_easy_setopt(handle, option, value);
}

static inline void curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
    curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline void curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    curl_easy_setopt(handle, option, value);
}

static inline void curl_set_bytes(CURL *handle, CURLoption option, curl_bytes value) {
    curl_easy_setopt(handle, option, value);
}

static inline void curl_set_seek(CURL *handle, curl_seek value) {
    curl_easy_setopt(handle, CURLOPT_SEEKFUNCTION, value);
}

static inline long curl_number(CURL *handle, CURLINFO info) {
    long value = 0;
    curl_easy_getinfo(handle, info, &value);
    return value;
}

static inline void curl_keep_connections(CURLM *handle, long count) {
    curl_multi_setopt(handle, CURLMOPT_MAXCONNECTS, count);
}

static inline curl_socket_t curl_own_socket(void *unused, curlsocktype purpose, struct curl_sockaddr *address) {
    (void)unused;
    (void)purpose;
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

// libcurl's own sockets would stay open in programs that this one starts.
static inline void curl_keep_sockets(CURL *handle) {
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, curl_own_socket);
}
