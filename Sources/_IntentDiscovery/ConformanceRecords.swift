import CIntentDiscovery
import Synchronization

/// A list of the types in the running process that conform to a protocol, without registration.
///
/// The compiler writes a record into the binary for each conformance, and the Swift runtime knows
/// the records of every loaded image. Reading them is the only part of this package that depends on
/// the layout of compiled programs; all of it is in this target. Each address is checked against
/// the loaded segments before it is read, and an invalid record is skipped.
///
/// **The types that are found.** Structures, enumerations and classes that aren't generic (and
/// aren't nested in a generic type): public, internal, private, nested, or local to a function. A
/// subclass has no record of its own.
///
/// **Keeping an unused type in a release build.** The optimizer drops a conformance that nothing
/// refers to unless the type is public, or the protocol *that the type lists* is declared with
/// `@_alwaysEmitConformanceMetadata`. A protocol that merely refines such a protocol needs the
/// attribute again. `Documentation/Decisions/0002-discovery.md` has the cases.
///
/// **Libraries opened later.** Each call checks which images are loaded, and reads the records
/// again if there are more than before, so it includes libraries opened since then.
package enum ConformanceRecords {
    /// Returns the types that conform to the protocol `P`, given as `(any P).self`, in link order.
    ///
    /// Protocols are compared by identity: another module's protocol of the same name finds
    /// nothing. For anything but a single protocol there are no records and the answer is empty.
    /// Any thread may call this.
    package static func types(conformingTo protocol: Any.Type) -> [DiscoveredType] {
        let program = loadedProgram()
        guard let wanted = ProtocolDescriptor(existential: `protocol`, in: program.memory) else {
            return []
        }
        var found: [DiscoveredType] = []
        var seen: Set<UInt> = []
        var ordinals = program.list.images.map { HiddenTypeOrdinals(image: $0) }
        for record in program.list.records where record.protocol == wanted.address {
            // Two modules may both declare the same conformance.
            guard !program.memory.isIsolated(record.conformance), seen.insert(record.type).inserted,
                let type = program.memory.discoveredType(
                    at: record.type, conformance: record.conformance, to: `protocol`,
                    ordinals: &ordinals[record.image])
            else { continue }
            found.append(type)
        }
        return found
    }

    /// The records as an index, for questions about one type at a time.
    ///
    /// An index contains the images that were loaded when it was created, and leaves other types to
    /// the runtime.
    package static var index: ConformanceIndex { loadedProgram().index }

    /// The records of all images.
    private struct LoadedProgram {
        let memory: LoadedMemory
        let list: ConformanceList
        let index: ConformanceIndex
    }

    private static let latest = Mutex<LoadedProgram?>(nil)

    private static func loadedProgram() -> LoadedProgram {
        latest.withLock { latest in
            let images = loadedImages()
            if let latest, latest.list.isComplete(with: images) { return latest }
            // Read after the images: the loader has listed every image that the runtime knows by now.
            let memory = LoadedMemory()
            let list = ConformanceList(of: images, in: memory)
            let program = LoadedProgram(
                memory: memory, list: list, index: ConformanceIndex(list, in: memory))
            latest = program
            return program
        }
    }

    private static func loadedImages() -> [IntentDiscoveryImage] {
        var images: [IntentDiscoveryImage] = []
        withUnsafeMutablePointer(to: &images) { list in
            // Only collects: a metadata accessor called inside could need the runtime's lock.
            intent_discovery_enumerate_images(
                { image, context in
                    context?.assumingMemoryBound(to: [IntentDiscoveryImage].self).pointee
                        .append(image)
                }, list)
        }
        return images
    }
}

extension LoadedMemory {
    fileprivate func discoveredType(
        at descriptor: UInt, conformance: UInt, to existential: Any.Type,
        ordinals: inout HiddenTypeOrdinals
    ) -> DiscoveredType? {
        guard let flags = read(UInt32.self, at: descriptor),
            let kind = ContextKind(rawValue: flags & 0x1F),
            kind == .class || kind == .structure || kind == .enumeration,
            flags & (ContextKind.isGeneric | ContextKind.hasInvertibleProtocols) == 0,
            let accessor = target(ofRelativeReferenceAt: descriptor + 12),
            isExecutable(accessor),
            let context = TypeContext(ofTypeAt: descriptor, in: self),
            let name = context.names.last,
            let metadata = intent_discovery_metadata(accessor),
            let witnesses = intent_discovery_witnesses(conformance, metadata)
        else { return nil }
        return DiscoveredType(
            type: unsafeBitCast(metadata, to: Any.Type.self),
            conformance: Conformance(existential: existential, witnesses: witnesses),
            module: context.module,
            enclosing: context.names.dropLast(),
            name: name,
            scope: scope(of: context, at: descriptor, ordinals: &ordinals))
    }

    private func scope(
        of context: TypeContext, at descriptor: UInt, ordinals: inout HiddenTypeOrdinals
    ) -> DiscoveredType.Scope {
        guard context.isHidden else { return .module }
        guard let hiddenName = context.hiddenName else {
            return .unnamed(ordinal: ordinals.ordinal(of: context, at: descriptor, in: self))
        }
        // "Module.(Name in _0123…)" is private to a file; any other hidden name is a function's.
        guard let text = demangle(hiddenName), let discriminator = fileDiscriminator(in: text)
        else { return .local(context: hiddenName) }
        return .file(discriminator: discriminator)
    }

    private func fileDiscriminator(in demangled: String) -> String? {
        guard demangled.hasSuffix(")"), let range = demangled.lastRange(of: " in _") else {
            return nil
        }
        let digest = demangled[range.upperBound...].dropLast()
        guard digest.count == 32, digest.allSatisfy(\.isHexDigit) else { return nil }
        return "_" + digest
    }
}

extension String {
    /// Returns the last position of `text`, without Foundation.
    fileprivate func lastRange(of text: String) -> Range<Index>? {
        var start = endIndex
        while start > startIndex {
            start = index(before: start)
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
        }
        return nil
    }
}
