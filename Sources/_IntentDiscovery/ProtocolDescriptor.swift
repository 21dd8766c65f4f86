/// The address of a protocol's descriptor, to which a conformance record refers; unlike names, two
/// protocols never share it.
struct ProtocolDescriptor: Equatable {
    let address: UInt

    /// Reads the descriptor from the metadata of `any P`.
    ///
    /// There is none for a concrete type, a composition (`any P & Q`), `Any`, `AnyObject`, a
    /// protocol with a superclass, or a constrained existential (`any P<Int>`).
    init?(existential type: Any.Type, in memory: LoadedMemory) {
        // The metadata of an existential type: kind, flags, number of protocols, descriptors.
        // Unlike an image's sections, it may be on the heap, so its validity rests on the runtime,
        // not on the segment list; the kind is read before anything after it.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == Self.existentialKind else { return nil }
        let word = MemoryLayout<UInt>.size
        let flags = metadata.load(fromByteOffset: word, as: UInt32.self)
        let count = metadata.load(fromByteOffset: word + 4, as: UInt32.self)
        guard flags & Self.superclassFlag == 0, count == 1 else { return nil }
        let descriptor = metadata.load(fromByteOffset: word + 8, as: UInt.self)
        guard memory.isReadable(descriptor, count: 24) else { return nil }
        address = descriptor
    }

    private static let existentialKind: UInt = 0x303
    private static let superclassFlag: UInt32 = 0x4000_0000
}
