import CIntentDiscovery
import Synchronization

/// All conformances that the running program records, read once, for questions about single types.
///
/// `type as? any P.Type` makes the runtime search the records of every image, for each pair of a
/// type and a protocol, and a program has tens of thousands. A caller that tests a thousand types
/// for thirty protocols uses the index instead.
package final class ConformanceIndex: Sendable {
    /// The result for one protocol: the record of each conforming type, by the type's descriptor.
    private typealias Conformers = [UInt: UInt]

    private let memory: LoadedMemory
    private let records: ConformanceList
    /// The results by the identity of `any P.Type`; `nil` for a type that is no metatype of one
    /// protocol.
    private let conformers = Mutex<[ObjectIdentifier: Conformers?]>([:])

    init(_ records: ConformanceList, in memory: LoadedMemory) {
        self.records = records
        self.memory = memory
    }

    /// Returns `type as? any P.Type`, where `Metatype` is `any P.Type`.
    ///
    /// The runtime's cast answers if records alone can't: for a class, which may inherit a
    /// conformance; for a type in a library loaded since; for a generic type with a record, which
    /// may be conditional; for a type that isn't declared in Swift.
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
    /// Returns the first record of each type that conforms to a protocol, by the type's descriptor.
    fileprivate func conformers(to protocol: UInt) -> [UInt: UInt] {
        var found: [UInt: UInt] = [:]
        for record in records where record.protocol == `protocol` && found[record.type] == nil {
            found[record.type] = record.conformance
        }
        return found
    }
}

extension LoadedMemory {
    /// Returns the descriptor of a structure or an enumeration that exists once in the program;
    /// `nil` for any other type.
    fileprivate func descriptor(ofUniqueType type: Any.Type) -> UInt? {
        // Metadata may be on the heap, so its validity rests on the runtime; the kind is read
        // before anything after it.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let kind = metadata.load(as: UInt.self)
        guard Self.valueKinds.contains(kind) else { return nil }
        let descriptor = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
        // A library that was loaded later is in none of the segments.
        guard let flags = read(UInt32.self, at: descriptor), flags & Self.isUnique != 0 else {
            return nil
        }
        return descriptor
    }

    /// The kinds of metadata of structures, enumerations and optionals.
    private static let valueKinds: ClosedRange<UInt> = 0x200...0x202
    /// A flag of a context: no other image has a descriptor of the same type, unlike for types of C.
    private static let isUnique: UInt32 = 0x40

    /// Returns the functions by which a type conforms; `nil` if its record alone isn't enough.
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

    /// A flag of a conformance: the number of its conditions.
    private static let conditionalRequirements: UInt32 = 0xFF << 8
}
