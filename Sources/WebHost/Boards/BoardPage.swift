import AppIntents
import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit
import WidgetSystem
import _Localization

/// The documents of the control center and the widget board, and the redirect to a configuration form.
struct BoardPage: Sendable {
    let board: WidgetBoard
    let cookie: SessionCookie
    let problems: ProblemPage
    private let files: StaticFiles
    private let document: String
    private let lookDocument: String
    private let viewDocument: String
    private let sheetDocument: String
    private let sentinels: String

    /// Reads the file beside the program; throws `WebHostError` if it is missing.
    init(
        board: WidgetBoard, files: StaticFiles, fonts: CardFonts, cookie: SessionCookie,
        problems: ProblemPage
    ) throws {
        self.board = board
        self.files = files
        self.cookie = cookie
        self.problems = problems
        document = try files.document("board.html")
        lookDocument = try files.document("look.html")
        viewDocument = try files.document("view.html")
        sheetDocument = try files.document("sheet.html")
        sentinels = fonts.sentinelMarkup
    }

    /// Returns the controls for the size of text and the appearance.
    func look(in language: SystemLanguage) -> String {
        PageWords.document(lookDocument, in: language)
    }

    /// Returns the button that shows these controls.
    func view(in language: SystemLanguage) -> String {
        PageWords.document(viewDocument, in: language, parts: ["look": look(in: language)])
    }

    /// Returns the sheet in which the parameters of an item are edited.
    func sheet(in language: SystemLanguage) -> String {
        PageWords.document(sheetDocument, in: language)
    }

    /// Returns the words of a page with a script and a sheet.
    func words(ofScript script: String, in language: SystemLanguage) -> String {
        PageWords.json(ofScripts: [script, "sheet.js"], in: [language])
    }

    /// Returns a page with its items; a browser without a cookie receives one.
    ///
    /// Only a page whose cards are laid out in measured fonts measures the sentinels.
    func response(
        _ request: Request, _ context: WebRequestContext, heading: LocalizedStringResource,
        _ path: String, script: String = "board.js", hasSentinels: Bool = false,
        hasLook: Bool = true, hasSheet: Bool = false, tools: String = "", items: String
    ) -> Response {
        if let detour = AccessPage.detour(request, context) { return detour }
        let language = LanguageTag.ofPage(request)
        let markup = BoardMarkup(language: language)
        let app = Markup.escaped(board.system.appName)
        let name = markup.words(heading)
        let text = PageWords.document(
            document, in: language,
            parts: [
                "title": "\(name) – \(app)", "heading": name, "app": app, "tools": tools,
                "links": markup.links(board, for: context.client, current: path),
                "version": "\(board.changes.version)", "items": items,
                "view": hasLook ? view(in: language) : "",
                "sheet": hasSheet ? sheet(in: language) : "",
                "words": hasSheet
                    ? words(ofScript: script, in: language)
                    : PageWords.json(ofScripts: [script], in: [language]),
                "script": files.address(of: "/" + script),
                "sentinel": hasSentinels ? sentinels : "",
                "pictures": files.pictures,
            ])
        var response = Response.html(text, headers: [.vary: "Accept-Language, Cookie"])
        response.headers[.setCookie] = cookie.field(for: .random(), unlessOf: context.client)
        return response
    }

    /// Begins to ask for the parameters of a widget or a control; the sheet shows the session's form.
    func configure(
        _ request: Request, _ context: WebRequestContext,
        _ find: @MainActor (Person) throws(NotKept) -> (BoardPlace, any AppIntent.Type)?
    ) async throws -> Response {
        let person = try BoardRequest(request, context).person
        guard let session = person.session, let (place, type) = try await find(person)
        else { throw WebError.notFound }
        let link = await AppLink(configuring: place, with: type, for: person, in: board.system)
        try await board.system.session(session, startedBy: .person, for: person).follow(link)
        return .accepted
    }

    /// Returns the page to which a tap leads; `nil` if the person stays on the board.
    func next(after outcome: BoardOutcome, for person: Person) async throws -> String? {
        guard case .opens(let destination, _) = outcome, let session = person.session else {
            return nil
        }
        switch destination {
        case .card(let recipe):
            try await board.system.session(session, startedBy: .person, for: person)
                .follow(AppLink(performing: recipe))
            return "/"
        case .address(let address): return address.absoluteString
        }
    }
}
