import Foundation
import IntentSystem
import Logging
import SnippetRendering
import SurfaceKit
import SwiftUI
import Synchronization
import _FontMeasuring
import _JSON

/// The fonts of the views of cards, which their clients hand over as resources: a view may load nothing.
///
/// They are looked for when the first client asks for the page of a view, because a client starts the program
/// often, and many never show a card.
final class ViewFonts: Sendable {
    private let look: @Sendable () -> CardFonts
    private let found = Mutex<CardFonts?>(nil)

    /// No fonts: views draw cards in their own, and lay them out.
    static let none = ViewFonts { .none }

    private init(_ look: @escaping @Sendable () -> CardFonts) {
        self.look = look
    }

    /// The fonts that the surfaces of a system share, found in some directories, or in the usual ones.
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

    /// The fonts.
    var fonts: CardFonts {
        found.withLock { found in
            if let found { return found }
            let fonts = look()
            found = fonts
            return fonts
        }
    }

    /// The files by their names, each with its family, weight and posture.
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

    /// The names of the files that a card is drawn with, if it has been laid out.
    func names(drawing tree: ViewTree) -> [String] {
        tree.placements == nil ? [] : fonts.names(drawing: tree.nodes)
    }

    /// The contents of a file and their type; `nil` if there is none of this name.
    func contents(of name: String) -> (bytes: Data, type: String)? {
        guard let face = fonts.face(named: name),
            let bytes = FileManager.default.contents(atPath: face.file.path)
        else { return nil }
        return (bytes, face.contentType)
    }
}
