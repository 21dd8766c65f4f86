import SurfaceKit
import _Localization

/// The files of the control center and the widget board, read once.
struct BoardFiles: Sendable {
    private let document: String
    private let script: ScriptModules
    private let hasPictures: Bool
    /// By path.
    let assets: [String: TaggedBody]

    /// Reads the files from beside the program; throws `WebHostError` or `ScriptProblem` if one is missing.
    init(hasPictures: Bool) throws {
        self.hasPictures = hasPictures
        document = try PageFiles.read("board.html")
        script = try ScriptModules(entry: "board.js", folder: PageFiles.folder)
        let focus = try ScriptModules(entry: "focus.js", folder: PageFiles.folder)
        assets = [
            "/focus.js": TaggedBody(
                focus.linked.utf8, contentType: "text/javascript; charset=utf-8"),
            "/board.js": TaggedBody(
                script.linked.utf8, contentType: "text/javascript; charset=utf-8"),
            "/board.css": PageFiles.stylesheet(try PageFiles.read("board.css")),
        ]
    }

    /// A page with what its parts are.
    func page(in language: SystemLanguage, _ parts: [String: String]) -> String {
        var parts = parts
        parts["words"] = PageWords.json(for: script.texts, in: [language])
        parts["pictures"] = PageFiles.pictures(hasPictures)
        return PageWords.document(document, in: language, parts: parts)
    }
}
