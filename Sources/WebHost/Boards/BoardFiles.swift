import SurfaceKit
import _Localization

/// The files of the control center and the widget board, read once.
struct BoardFiles: Sendable {
    /// The scripts of the pages that are drawn alike.
    enum Script: String, CaseIterable {
        /// Of the control center, the widget board and the gallery.
        case board
        /// Of the page of previews.
        case previews

        var path: String { "/\(rawValue).js" }
    }

    private let document: String
    private let scripts: [Script: ScriptModules]
    private let sentinel: String
    private let hasPictures: Bool
    /// By path.
    let assets: [String: TaggedBody]

    /// Reads the files from beside the program; throws `WebHostError` or `ScriptProblem` if one is missing.
    init(fonts: CardFonts = .none, hasPictures: Bool) throws {
        self.hasPictures = hasPictures
        sentinel = fonts.sentinelMarkup
        document = try PageFiles.read("board.html")
        var scripts: [Script: ScriptModules] = [:]
        for script in Script.allCases {
            scripts[script] = try ScriptModules(
                entry: "\(script.rawValue).js", folder: PageFiles.folder)
        }
        self.scripts = scripts
        let focus = try ScriptModules(entry: "focus.js", folder: PageFiles.folder)
        var assets = [
            "/focus.js": PageFiles.script(focus),
            "/board.css": PageFiles.stylesheet(try PageFiles.read("board.css")),
        ]
        for (script, modules) in scripts { assets[script.path] = PageFiles.script(modules) }
        self.assets = assets
    }

    /// A page with what its parts are.
    func page(
        _ script: Script, in language: SystemLanguage, _ parts: [String: String]
    ) -> String {
        var parts = parts
        parts["words"] = PageWords.json(for: scripts[script]?.texts ?? [], in: [language])
        parts["script"] = script.path
        parts["sentinel"] = script == .previews ? sentinel : ""
        parts["pictures"] = PageFiles.pictures(hasPictures)
        return PageWords.document(document, in: language, parts: parts)
    }
}
