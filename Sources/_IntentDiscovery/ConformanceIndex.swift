import CIntentDiscovery
import Synchronization

/// All conformances that the running program records, read once, to answer questions about one type.
///
/// `type as? any P.Type` makes the runtime look through the records of every image, for each pair of a
/// type and a protocol, and a program has tens of thousands. A caller that asks a thousand types
/// for thirty protocols asks here.
package final class ConformanceIndex: Sendable {
    /// The answers for one protocol: the record of each type that conforms, by the type's descriptor.
    private typealias Conformers = [UInt: UInt]

    private let memory: LoadedMemory
    private let records: ConformanceList
    /// By the identity of `any P.Type`; `nil` for a type that is no metatype of one protocol.
    private let conformers = Mutex<[ObjectIdentifier: Conformers?]>([:])

    init(_ records: ConformanceList, in memory: LoadedMemory) {
        self.records = records
        self.memory = memory
    }

    /// Returns `type as? any P.Type`, where `Metatype` is `any P.Type`.
    ///
    /// It is the runtime's cast that answers where records alone can't: for a class, which may inherit a
    /// conformance; for a type in a library that was loaded since; for a generic type with a record,
    /// which may be conditional; for a type that isn't declared in Swift.
    package func cast<Metatype>(_ type: Any.Type, to _: Metatype.Type) -> Metatype? {
        guard let descriptor = memory.descriptor(ofUniqueType: type),
            let conformers = conformers(to: Metatype.self)
        else { return type as? Metatype }
        guard let record = conformers[descriptor] else { return nil }
        guard let existential = Conformance.instance(ofExistentialMetatype: Metatype.self),
            let witnesses = memory.witnesses(of: type, at: descriptor, conformance: record)
        else { return type as? Metatype }
        return Conformance(existential: existential, witnesses: witnesses).metatype(of: type)
    }

    private func conformers<Metatype>(to _: Metatype.Type) -> Conformers? {
        conformers.withLock { known in
            let metatype = ObjectIdentifier(Metatype.self)
            if let conformers = known[metatype] { return conformers }
            let conformers = Conformance.instance(ofExistentialMetatype: Metatype.self)
                .flatMap { ProtocolDescriptor(existential: $0, in: memory) }
                .map { records.conformers(to: $0.address) }
            known[metatype] = .some(conformers)
            return conformers
        }
    }
}

extension ConformanceList {
    /// The first record of each type that conforms to a protocol, by the type's descriptor.
    fileprivate func conformers(to protocol: UInt) -> [UInt: UInt] {
        var found: [UInt: UInt] = [:]
        for record in records where record.protocol == `protocol` && found[record.type] == nil {
            found[record.type] = record.conformance
        }
        return found
    }
}

extension LoadedMemory {
    /// The descriptor of a structure or an enumeration that the program has once; `nil` of any other type.
    fileprivate func descriptor(ofUniqueType type: Any.Type) -> UInt? {
        // Metadata may lie on the heap, so it is the runtime's word that vouches for it; the kind is
        // read before anything behind it.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let kind = metadata.load(as: UInt.self)
        guard Self.valueKinds.contains(kind) else { return nil }
        let descriptor = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
        // A library that was loaded later is none of the segments.
        guard let flags = read(UInt32.self, at: descriptor), flags & Self.isUnique != 0 else {
            return nil
        }
        return descriptor
    }

    /// The kinds of metadata of structures, enumerations and optionals.
    private static let valueKinds: ClosedRange<UInt> = 0x200...0x202
    /// In the flags of a context: no other image has a descriptor of the same type, as each has of a
    /// type of C.
    private static let isUnique: UInt32 = 0x40

    /// The functions by which a type conforms; `nil` where its record alone doesn't say.
    fileprivate func witnesses(
        of type: Any.Type, at descriptor: UInt, conformance: UInt
    ) -> UnsafeRawPointer? {
        guard let kind = read(UInt32.self, at: descriptor), kind & ContextKind.isGeneric == 0,
            let flags = read(UInt32.self, at: conformance + 12),
            flags & (Self.isolatedConformance | Self.conditionalRequirements) == 0
        else { return nil }
        return intent_discovery_witnesses(
            conformance, unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    /// In the flags of a conformance: how many conditions it has.
    private static let conditionalRequirements: UInt32 = 0xFF << 8
}
