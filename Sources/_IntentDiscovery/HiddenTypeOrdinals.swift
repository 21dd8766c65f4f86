import CIntentDiscovery

/// The ordinals of the private and local types of one image that share module and names.
///
/// Release builds drop the names of hidden contexts, which distinguish private types of the same
/// name. Their order in the image's list of types doesn't change between runs, and doesn't depend
/// on the requested protocol.
struct HiddenTypeOrdinals {
    private let image: IntentDiscoveryImage
    /// Filled on first use: most programs have no such types.
    private var descriptors: [TypeContext: [UInt]]?

    init(image: IntentDiscoveryImage) {
        self.image = image
    }

    /// Returns the ordinal, from 1, of the type at `descriptor`; 1 if the image doesn't list it.
    mutating func ordinal(
        of context: TypeContext, at descriptor: UInt, in memory: LoadedMemory
    ) -> Int {
        let listed = descriptors ?? hiddenTypes(in: memory)
        descriptors = listed
        return (listed[context]?.firstIndex(of: descriptor) ?? 0) + 1
    }

    private func hiddenTypes(in memory: LoadedMemory) -> [TypeContext: [UInt]] {
        var listed: [TypeContext: [UInt]] = [:]
        for record in RelativeReferences(start: image.types, length: image.typesLength) {
            // Type records contain the kind of reference in their low bits; 0 is a direct one, and
            // an image's own types always have that.
            guard let offset = memory.read(Int32.self, at: record), offset & 3 == 0,
                let descriptor = memory.target(ofRelativeReferenceAt: record),
                let flags = memory.read(UInt32.self, at: descriptor),
                flags & ContextKind.isGeneric == 0,
                let context = TypeContext(ofTypeAt: descriptor, in: memory), context.isHidden,
                context.hiddenName == nil
            else { continue }
            listed[context, default: []].append(descriptor)
        }
        return listed
    }
}
