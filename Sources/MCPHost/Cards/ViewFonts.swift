import Foundation
import IntentSystem
import Logging
import SnippetRendering
import SurfaceKit
import SwiftUI
import Synchronization
import _FontMeasuring
import _JSON

/// The fonts of the views of cards, which clients pass on as resources, because a view can't load
/// anything.
///
/// The search runs when the first client requests the page of a view, because clients start the
/// program often, and many never show a card.
final class ViewFonts: Sendable {
    private let look: @Sendable () -> CardFonts
    private let found = Mutex<CardFonts?>(nil)

    /// No fonts: views draw cards in their own fonts, and lay them out.
    static let none = ViewFonts { .none }

    private init(_ look: @escaping @Sendable () -> CardFonts) {
        self.look = look
    }

    /// Creates the fonts that the surfaces of a system share, found in the given directories, or in
    /// the usual ones.
    convenience init(
        in directories: [URL]?, for system: IntentSystem, assetDirectories: [URL],
        logger: Logger
    ) {
        self.init {
            CardFonts.shared(
                by: system, in: directories,
                assets: AssetCatalog(directories: assetDirectories), logger: logger)
        }
    }

    var fonts: CardFonts {
        found.withLock { found in
            if let found { return found }
            let fonts = look()
            found = fonts
            return fonts
        }
    }

    /// The files by name, each with its family, weight and posture.
    var table: JSONValue {
        var table = JSONObject()
        for face in fonts.faces {
            table[face.name] = [
                .string(face.family), .integer(face.file.weight),
                .string(face.file.isItalic ? "italic" : "normal"),
            ]
        }
        return .object(table)
    }

    /// Returns the names of the files that a card is drawn with, if it was laid out.
    func names(drawing tree: ViewTree) -> [String] {
        tree.placements == nil ? [] : fonts.names(drawing: tree.nodes)
    }

    /// Returns the contents of a file and their type; `nil` if no file has this name.
    func contents(of name: String) -> (bytes: Data, type: String)? {
        guard let face = fonts.face(named: name),
            let bytes = FileManager.default.contents(atPath: face.file.path)
        else { return nil }
        return (bytes, face.contentType)
    }
}
