import SwiftUI

/// The markup of a tree, and the place of each node's element in it.
package struct HTMLMarkup: Sendable {
    /// The range of a node's element, and of its tag's name with its identity.
    struct Place: Sendable {
        var start: Int
        var identityEnd = 0
        var end = 0
        /// The index after the last place inside the element.
        var next = 0
        /// The state around the element when it was drawn.
        var surroundings: HTMLDrawing.Surroundings
        /// The traits of the element for a layout by the style sheet.
        var traits: LayoutTraits
        /// The fingerprints of the tag with the identity, and of the element's bytes outside its
        /// nested elements; `nil` until they are computed.
        var fingerprints: (identity: UInt64, content: UInt64)?
    }

    /// The whole fragment in UTF-8.
    package let bytes: [UInt8]
    /// The outline, with which another fragment is compared.
    package let outline: Outline
    let nodes: [ViewNode]
    /// The placements of the nodes; `nil` if the style sheet lays them out.
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

    /// Returns the outermost elements that differ from those of an earlier fragment; `nil` if the
    /// elements are not the same ones, so that the whole fragment is new.
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
    /// Fingerprints of a fragment's elements: a tenth of the fragment's size.
    package struct Outline: Sendable {
        /// The fingerprint of the elements' identities and nesting.
        fileprivate let shape: UInt64
        /// The fingerprints of each element's bytes outside its nested elements: first the
        /// fragment's own, then those of the nodes, in the order of their beginnings.
        fileprivate let contents: [UInt64]

        fileprivate init(_ own: UInt64, _ places: [Place]) {
            var shape = Fingerprint()
            var contents = [own]
            contents.reserveCapacity(places.count + 1)
            for (index, place) in places.enumerated() {
                // The count of nested elements determines the nesting.
                shape.take(UInt64(place.next - index))
                shape.take(place.fingerprints?.identity ?? 0)
                contents.append(place.fingerprints?.content ?? 0)
            }
            self.shape = shape.value
            self.contents = contents
        }
    }

    /// Computes the missing fingerprints of elements.
    private struct Fingerprinting {
        var places: [Place]

        /// Returns the fingerprint of the fragment's own bytes.
        mutating func takeAll(of bytes: UnsafeRawBufferPointer) -> UInt64 {
            content(of: bytes, from: 0, to: bytes.count, places.indices)
        }

        /// Returns the fingerprint of an element's bytes outside its nested elements.
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

    /// A hash of bytes, computed in a tenth of the time that `Hasher` takes.
    ///
    /// It has a new key in each process, so that an attacker can't search for two elements that share a hash.
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
