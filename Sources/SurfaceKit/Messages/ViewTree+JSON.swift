import Foundation
import SnippetRendering
import SwiftUI
import _JSONValue

/// The tree inside a message, as `JSONRenderer` writes it.
extension ViewTree {
    /// The tree as JSON; `null` if it can't be written, which doesn't happen to the tree of a view.
    var json: JSONValue {
        guard let data = try? JSONRenderer().data(of: self) else { return .null }
        var reader = JSONReader([UInt8](data), maximumDepth: Self.maximumDepth)
        return (try? reader.readValue()) ?? .null
    }

    /// The maximum depth of trees, which nest deeper than other messages: each stack and each
    /// modifier is a level.
    private static let maximumDepth = 512

    init(json: JSONValue) throws {
        self = try JSONRenderer().tree(from: try JSONEncoder().encode(json))
    }
}
