import SwiftUI

/// The markup of a tree, and where the element of each node lies in it.
package struct HTMLMarkup: Sendable {
    /// From where to where the element of a node goes, and its tag's name with its identity.
    struct Place: Sendable {
        var start: Int
        var identityEnd = 0
        var end = 0
        /// The place after the last one inside the element.
        var next = 0
        /// Where the element stood when it was drawn.
        var surroundings: HTMLDrawing.Surroundings
        /// How it took part in a layout by the style sheet.
        var traits: LayoutTraits
        /// The fingerprints of the tag with the identity, and of the bytes of the element that belong to none of
        /// those inside it; `nil` until they are taken.
        var fingerprints: (identity: UInt64, content: UInt64)?
    }

    /// The whole fragment in UTF-8.
    package let bytes: [UInt8]
    /// By which it is told what another fragment has else.
    package let outline: Outline
    /// The nodes that are drawn.
    let nodes: [ViewNode]
    /// Where they lie; `nil` if the style sheet lays them out.
    let placements: [ViewNode.Placement]?
    let places: [Place]

    init(
        bytes: [UInt8], nodes: [ViewNode], placements: [ViewNode.Placement]?, places: [Place]
    ) {
        self.bytes = bytes
        self.nodes = nodes
        self.placements = placements
        var fingerprinting = Fingerprinting(places: places)
        let own = bytes.withUnsafeBytes { fingerprinting.takeAll(of: $0) }
        self.places = fingerprinting.places
        outline = Outline(own, fingerprinting.places)
    }

    /// The outermost elements that differ from those of an earlier fragment; `nil` if the elements
    /// are not the same ones, so that all of it is new.
    package func changes(since earlier: Outline) -> [ArraySlice<UInt8>]? {
        guard earlier.shape == outline.shape, earlier.contents.count == outline.contents.count
        else { return nil }
        // The fragment's own element belongs to no node.
        guard earlier.contents.first == outline.contents.first else { return nil }
        var changes: [ArraySlice<UInt8>] = []
        var end = 0
        for (index, place) in places.enumerated() where place.start >= end {
            guard earlier.contents[index + 1] != outline.contents[index + 1] else { continue }
            changes.append(bytes[place.start..<place.end])
            end = place.end
        }
        return changes
    }
}

extension HTMLMarkup {
    /// Fingerprints of a fragment's elements: a tenth of the fragment.
    package struct Outline: Sendable {
        /// Which elements there are, and how they lie in one another.
        fileprivate let shape: UInt64
        /// The bytes of each element that belong to none of those inside it, as fingerprints: first
        /// the fragment's own, then those of the nodes, as they begin.
        fileprivate let contents: [UInt64]

        fileprivate init(_ own: UInt64, _ places: [Place]) {
            var shape = Fingerprint()
            var contents = [own]
            contents.reserveCapacity(places.count + 1)
            for (index, place) in places.enumerated() {
                // How many elements are inside tells how they lie in one another.
                shape.take(UInt64(place.next - index))
                shape.take(place.fingerprints?.identity ?? 0)
                contents.append(place.fingerprints?.content ?? 0)
            }
            self.shape = shape.value
            self.contents = contents
        }
    }

    /// Takes the fingerprints of the elements that have none yet.
    private struct Fingerprinting {
        var places: [Place]

        /// Returns that of the fragment's own bytes.
        mutating func takeAll(of bytes: UnsafeRawBufferPointer) -> UInt64 {
            content(of: bytes, from: 0, to: bytes.count, places.indices)
        }

        /// Returns that of the bytes of an element that belong to none of those inside it.
        private mutating func content(
            of bytes: UnsafeRawBufferPointer, from start: Int, to end: Int, _ inside: Range<Int>
        ) -> UInt64 {
            var fingerprint = Fingerprint()
            var position = start
            var index = inside.lowerBound
            while index < inside.upperBound {
                let place = places[index]
                fingerprint.take(.init(rebasing: bytes[position..<place.start]))
                position = place.end
                if place.fingerprints == nil { take(index, bytes) }
                index = max(place.next, index + 1)
            }
            fingerprint.take(.init(rebasing: bytes[position..<end]))
            return fingerprint.value
        }

        private mutating func take(_ index: Int, _ bytes: UnsafeRawBufferPointer) {
            let place = places[index]
            var identity = Fingerprint()
            let identityEnd = max(place.start, place.identityEnd)
            identity.take(.init(rebasing: bytes[place.start..<identityEnd]))
            let content = content(
                of: bytes, from: place.start, to: place.end,
                index + 1..<max(place.next, index + 1))
            places[index].fingerprints = (identity.value, content)
        }
    }

    /// A number for some bytes, made in a tenth of the time that `Hasher` takes.
    ///
    /// It is keyed anew in each process, so that no attacker can look for two elements that share one.
    private struct Fingerprint {
        private static let key = (
            start: UInt64.random(in: .min ... .max), factor: UInt64.random(in: .min ... .max) | 1
        )

        private(set) var value: UInt64
        private let factor: UInt64

        init() { (value, factor) = Self.key }

        mutating func take(_ number: UInt64) {
            let product = (value ^ number).multipliedFullWidth(by: factor)
            value = product.high ^ product.low
        }

        mutating func take(_ bytes: UnsafeRawBufferPointer) {
            var place = 0
            while place + 8 <= bytes.count {
                take(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                place += 8
            }
            var rest = UInt64(bytes.count)
            while place < bytes.count {
                rest = rest << 8 | UInt64(bytes[place])
                place += 1
            }
            take(rest)
        }
    }
}
