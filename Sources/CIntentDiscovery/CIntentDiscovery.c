#define _GNU_SOURCE
#include "CIntentDiscovery.h"

#include <link.h>

// The runtime's table of one image (the toolchain's `shims/MetadataSections.h`). Fields are only
// ever appended to it, so this prefix holds for every version. The name differs from the
// toolchain's on purpose: the same name would clash with the shims module.
typedef struct SectionRange {
    uintptr_t start;
    size_t length;
} SectionRange;

typedef struct SectionTable {
    uintptr_t version;
    const void *baseAddress;
    void *unused[2];
    SectionRange protocols;
    SectionRange protocolConformances;
    SectionRange typeMetadata;
} SectionTable;

typedef struct MetadataResponse {
    const void *metadata;
    size_t state;
} MetadataResponse;

#define SWIFT_CONVENTION __attribute__((swiftcall))

extern SWIFT_CONVENTION void swift_enumerateAllMetadataSections(
    bool (*body)(const void *sections, void *context), void *context);

extern SWIFT_CONVENTION const void *swift_getWitnessTable(
    const void *conformance, const void *metadata, const void *const *arguments);

extern char *swift_demangle(
    const char *mangled, size_t length, char *buffer, size_t *bufferSize, uint32_t flags);

typedef struct ImageRequest {
    void (*body)(IntentDiscoveryImage image, void *context);
    void *context;
} ImageRequest;

static bool visit_image(const void *sections, void *context) {
    const ImageRequest *request = context;
    const SectionTable *table = sections;
    if (table != NULL) {
        IntentDiscoveryImage image = {
            .conformances = table->protocolConformances.start,
            .conformancesLength = table->protocolConformances.length,
            .types = table->typeMetadata.start,
            .typesLength = table->typeMetadata.length,
        };
        request->body(image, request->context);
    }
    return true;
}

void intent_discovery_enumerate_images(
    void (*body)(IntentDiscoveryImage image, void *context), void *context) {
    ImageRequest request = {body, context};
    swift_enumerateAllMetadataSections(visit_image, &request);
}

typedef struct SegmentRequest {
    void (*body)(IntentDiscoverySegment segment, void *context);
    void *context;
} SegmentRequest;

static int visit_object(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    const SegmentRequest *request = context;
    for (size_t index = 0; index < info->dlpi_phnum; index++) {
        if (info->dlpi_phdr[index].p_type != PT_LOAD) {
            continue;
        }
        uintptr_t start = info->dlpi_addr + info->dlpi_phdr[index].p_vaddr;
        IntentDiscoverySegment segment = {
            .start = start,
            .end = start + info->dlpi_phdr[index].p_memsz,
            .isReadable = (info->dlpi_phdr[index].p_flags & PF_R) != 0,
            .isExecutable = (info->dlpi_phdr[index].p_flags & PF_X) != 0,
        };
        request->body(segment, request->context);
    }
    return 0;
}

void intent_discovery_enumerate_segments(
    void (*body)(IntentDiscoverySegment segment, void *context), void *context) {
    SegmentRequest request = {body, context};
    dl_iterate_phdr(visit_object, &request);
}

const void *intent_discovery_metadata(uintptr_t accessor) {
    typedef SWIFT_CONVENTION MetadataResponse (*Accessor)(size_t request);
    // Zero asks for complete metadata and waits for it.
    return ((Accessor)accessor)(0).metadata;
}

const void *intent_discovery_witnesses(uintptr_t conformance, const void *metadata) {
    // No arguments: only conditional conformances have them, and those belong to generic types.
    return swift_getWitnessTable((const void *)conformance, metadata, NULL);
}

char *intent_discovery_demangle(const char *mangled, size_t length) {
    return swift_demangle(mangled, length, NULL, NULL, 0);
}
