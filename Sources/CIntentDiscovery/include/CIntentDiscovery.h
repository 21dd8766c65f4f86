// What Swift cannot say: the runtime's section tables, the loader's list of segments, a call with
// Swift's own calling convention, and the demangler. Everything here is for `_IntentDiscovery`.

#ifndef C_INTENT_DISCOVERY_H
#define C_INTENT_DISCOVERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if !defined(__ELF__)
#error "Discovery reads ELF images. On Apple platforms, use the system's own App Intents."
#endif

#if defined(__cplusplus)
extern "C" {
#endif

/// The sections of one loaded image that discovery reads. Both hold 32-bit relative offsets.
typedef struct IntentDiscoveryImage {
    uintptr_t conformances;
    size_t conformancesLength;
    uintptr_t types;
    size_t typesLength;
} IntentDiscoveryImage;

/// One readable or executable range of a loaded image; `end` is past the last byte.
typedef struct IntentDiscoverySegment {
    uintptr_t start;
    uintptr_t end;
    bool isReadable;
    bool isExecutable;
} IntentDiscoverySegment;

/// Calls `body` once for each image that registered Swift metadata with the runtime.
void intent_discovery_enumerate_images(
    void (*body)(IntentDiscoveryImage image, void *context), void *context);

/// Calls `body` once for each loadable segment of each image in the process.
void intent_discovery_enumerate_segments(
    void (*body)(IntentDiscoverySegment segment, void *context), void *context);

/// Calls the metadata accessor of a type that isn't generic and returns its complete metadata.
const void *intent_discovery_metadata(uintptr_t accessor);

/// Returns the witness table by which a type conforms, as its conformance record says.
///
/// Unlike a dynamic cast it searches nothing: the record is already at hand.
const void *intent_discovery_witnesses(uintptr_t conformance, const void *metadata);

/// Returns the readable form of a mangled name, to be released with `free`, or null.
char *intent_discovery_demangle(const char *mangled, size_t length);

#if defined(__cplusplus)
}
#endif

#endif
