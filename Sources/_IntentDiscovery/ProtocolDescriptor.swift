/// The address of a protocol's descriptor: what a conformance record names, and unlike the name of
/// a protocol never shared by two of them.
struct ProtocolDescriptor: Equatable {
    let address: UInt

    /// Reads the descriptor out of the metadata of `any P`.
    ///
    /// There is none for a concrete type, a composition (`any P & Q`), `Any`, `AnyObject`, a
    /// protocol with a superclass, or a constrained existential (`any P<Int>`).
    init?(existential type: Any.Type, in memory: LoadedMemory) {
        // The metadata of an existential type: kind, flags, number of protocols, descriptors.
        // Unlike an image's sections it may live on the heap, so it is the runtime's word, not the
        // segment list, that vouches for it; the kind is read before anything behind it.
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
