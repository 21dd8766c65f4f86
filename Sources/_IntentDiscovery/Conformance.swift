/// The conformance of a type to a protocol: the part that the runtime adds to the type in `any
/// P.Type`.
struct Conformance {
    /// The protocol as a type, `any P`.
    let existential: Any.Type
    /// The table of the type's own functions, one for each requirement.
    let witnesses: UnsafeRawPointer

    /// Joins a type and its witnesses into `any P.Type`; `nil` if `Metatype` is anything else.
    func metatype<Metatype>(of type: Any.Type) -> Metatype? {
        let parts = (unsafeBitCast(type, to: UnsafeRawPointer.self), witnesses)
        // Besides the type, an existential metatype holds one table for each protocol; here it is one.
        guard Self.instance(ofExistentialMetatype: Metatype.self) == existential,
            MemoryLayout<Metatype>.size == MemoryLayout.size(ofValue: parts)
        else { return nil }
        return unsafeBitCast(parts, to: Metatype.self)
    }

    /// Returns the type `any P` for the type `any P.Type`, read from the latter's metadata: a kind,
    /// then the instance type.
    static func instance(ofExistentialMetatype type: Any.Type) -> Any.Type? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == existentialMetatypeKind else { return nil }
        return metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: Any.Type.self)
    }

    private static let existentialMetatypeKind: UInt = 0x306
}
