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
        self.places = places
        outline = Outline(bytes, places)
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

        fileprivate init(_ bytes: [UInt8], _ places: [Place]) {
            var shape = Fingerprint()
            var elements = [Fingerprint()]
            elements.reserveCapacity(places.count + 1)
            bytes.withUnsafeBytes { bytes in
                var open: [(index: Int, end: Int)] = [(0, bytes.count)]
                var position = 0
                func take(upTo end: Int) {
                    guard let index = open.last?.index, position < end else { return }
                    elements[index].take(.init(rebasing: bytes[position..<end]))
                    position = end
                }
                func close(before start: Int) {
                    while let last = open.last, last.end <= start {
                        take(upTo: last.end)
                        open.removeLast()
                    }
                }
                for place in places {
                    close(before: place.start)
                    take(upTo: place.start)
                    shape.take(UInt64(open.count))
                    let identityEnd = max(place.start, place.identityEnd)
                    shape.take(.init(rebasing: bytes[place.start..<identityEnd]))
                    open.append((elements.count, place.end))
                    elements.append(Fingerprint())
                }
                close(before: bytes.count)
            }
            self.shape = shape.value
            contents = elements.map(\.value)
        }
    }

    /// A number for some bytes, made in a tenth of the time that `Hasher` takes.
    ///
    /// It is keyed anew in each process, so that no attacker can look for two elements that share one.
    private struct Fingerprint {
        private static let start = UInt64.random(in: .min ... .max)
        private static let factor = UInt64.random(in: .min ... .max) | 1

        private(set) var value = start

        mutating func take(_ number: UInt64) {
            let product = (value ^ number).multipliedFullWidth(by: Self.factor)
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
