public import Foundation
public import SwiftUI

/// Writes a tree as JSON and reads it back.
///
/// Keys are sorted, so that equal trees give equal bytes.
public struct JSONRenderer: Sendable {
    /// True if the output is indented for people to read.
    public var isPretty: Bool

    /// Creates a renderer.
    public init(isPretty: Bool = false) {
        self.isPretty = isPretty
    }

    /// Returns the JSON text of a tree.
    ///
    /// - Throws: The error of the encoder; numbers that are not finite are written as words.
    public func render(_ tree: ViewTree) throws -> String {
        String(decoding: try data(of: tree), as: UTF8.self)
    }

    /// Returns the JSON of a tree as UTF-8.
    public func data(of tree: ViewTree) throws -> Data {
        let encoder = ViewTree.encoder
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return try encoder.encode(tree)
    }

    /// Returns the tree that JSON written by this renderer describes.
    public func tree(from data: Data) throws -> ViewTree {
        try ViewTree.decoder.decode(ViewTree.self, from: data)
    }
}
