import CIntentDiscovery

/// The conformance records of the images that were loaded at one time.
struct ConformanceList: Sendable {
    /// One conformance, as addresses.
    struct Record: Sendable {
        /// The descriptor of the protocol.
        let `protocol`: UInt
        /// The descriptor of the type.
        let type: UInt
        let conformance: UInt
        /// The index of its image in the list of images.
        let image: Int
    }

    let images: [IntentDiscoveryImage]
    /// The records in link order.
    let records: [Record]

    init(of images: [IntentDiscoveryImage], in memory: LoadedMemory) {
        var records: [Record] = []
        records.reserveCapacity(images.reduce(0) { $0 + $1.conformancesLength / 4 })
        for (place, image) in images.enumerated() {
            for reference in RelativeReferences(
                start: image.conformances, length: image.conformancesLength)
            {
                guard let conformance = memory.target(ofRelativeReferenceAt: reference),
                    let `protocol` = memory.target(ofIndirectableReferenceAt: conformance),
                    let type = memory.typeDescriptor(ofConformanceAt: conformance)
                else { continue }
                records.append(
                    Record(
                        protocol: `protocol`, type: type, conformance: conformance, image: place))
            }
        }
        self.images = images
        self.records = records
    }

    /// Returns whether these are still all images.
    func isComplete(with images: [IntentDiscoveryImage]) -> Bool {
        images.count == self.images.count
            && zip(images, self.images).allSatisfy { $0.conformances == $1.conformances }
    }
}

/// The addresses of the 32-bit references that make up a section.
struct RelativeReferences: Sequence, IteratorProtocol {
    private var place: UInt
    private var remaining: UInt

    init(start: UInt, length: Int) {
        place = start
        remaining = start == 0 || length < 0 ? 0 : UInt(length) / 4
    }

    mutating func next() -> UInt? {
        guard remaining > 0 else { return nil }
        defer {
            remaining -= 1
            place &+= 4
        }
        return place
    }
}

extension LoadedMemory {
    /// Returns the descriptor of the conforming type in a record.
    fileprivate func typeDescriptor(ofConformanceAt conformance: UInt) -> UInt? {
        guard let flags = read(UInt32.self, at: conformance + 12),
            let target = target(ofRelativeReferenceAt: conformance + 4)
        else { return nil }
        switch (flags >> 3) & 7 {
        case 0: return target
        case 1: return pointer(at: target)
        default: return nil  // Objective-C.
        }
    }

    /// Returns whether a conformance holds only on a global actor, so not for a caller on any
    /// thread.
    func isIsolated(_ conformance: UInt) -> Bool {
        read(UInt32.self, at: conformance + 12).map { $0 & Self.isolatedConformance != 0 } ?? true
    }

    /// A flag of a conformance: it holds only on a global actor.
    static let isolatedConformance: UInt32 = 1 << 19
}
