import NIOCore
import SurfaceKit
import Synchronization
import _JSON
import _Localization

/// The service worker that shows a page to people who go to the app while the host can't be
/// reached.
///
/// The script contains the page, so a browser keeps nothing beside the script, and replaces it when
/// the page, its language or the app's name changes.
final class OfflineWorker: Sendable {
    private let script: String
    private let document: String
    private let appName: String
    /// The markup of the parts of the page that are the same in all languages.
    private let parts: [String: String]
    private let bodies = Mutex<[SystemLanguage: TaggedBody]>([:])

    /// Reads the files beside the program; throws `WebHostError` if one is missing.
    init(files: StaticFiles, appName: String) throws {
        self.appName = Markup.escaped(appName)
        script = try files.document("Served/worker.js")
        document = try files.document("offline.html")
        parts = [
            "app": self.appName, "style": try files.document("Served/access.css"),
            "script": try files.document("Served/offline.js"),
        ]
    }

    /// Returns the script with the page in a language.
    func body(in language: SystemLanguage) -> TaggedBody {
        bodies.withLock { bodies in
            if let body = bodies[language] { return body }
            let page = PageWords.document(document, in: language, argument: appName, parts: parts)
            var writer = JSONWriter()
            writer.string(page)
            // JSON is JavaScript, too.
            let text = "globalThis.offlinePage=\(String(buffer: writer.buffer));\n\(script)"
            let body = TaggedBody(text.utf8, contentType: "text/javascript; charset=utf-8")
            bodies[language] = body
            return body
        }
    }
}
