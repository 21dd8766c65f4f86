import AppIntents
import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit
import WidgetSystem
import _Localization

/// The documents of the control center and the widget board, and the redirect to a configuration
/// form.
struct BoardPage: Sendable {
    let board: WidgetBoard
    let cookie: SessionCookie
    let missing: MissingPage
    private let files: StaticFiles
    private let document: String
    private let sentinels: String

    /// Reads the file beside the program; throws `WebHostError` if it is missing.
    init(
        board: WidgetBoard, files: StaticFiles, fonts: CardFonts, cookie: SessionCookie,
        missing: MissingPage
    ) throws {
        self.board = board
        self.files = files
        self.cookie = cookie
        self.missing = missing
        document = try files.document("board.html")
        sentinels = fonts.sentinelMarkup
    }

    /// Returns a page with its items; a browser without a cookie receives one.
    ///
    /// Only a page whose cards are laid out in measured fonts measures the sentinels.
    func response(
        _ request: Request, _ context: WebRequestContext, heading: LocalizedStringResource,
        _ path: String, script: String = "board.js", hasSentinels: Bool = false,
        tools: String = "", items: String
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
                "links": markup.links(board, current: path),
                "version": "\(board.changes.version)", "items": items,
                "words": PageWords.json(ofScripts: [script], in: [language]),
                "script": files.address(of: "/" + script),
                "sentinel": hasSentinels ? sentinels : "",
                "pictures": files.pictures,
            ])
        var response = Response.html(text, headers: [.vary: "Accept-Language"])
        response.headers[.setCookie] = cookie.field(for: .random(), unlessOf: context.client)
        return response
    }

    /// Redirects to the form of the intent that configures a widget or a control.
    func configure(
        _ request: Request, _ context: WebRequestContext,
        _ find: @MainActor (Person) -> (BoardPlace, any AppIntent.Type)?
    ) async throws -> Response {
        if let detour = AccessPage.detour(request, context) { return detour }
        let id = context.client?.session ?? .random()
        guard let (place, type) = await find(.session(id)) else {
            return missing.response(to: request)
        }
        let link = await AppLink(
            configuring: place, with: type, for: .session(id), in: board.system)
        try await board.system.session(id).follow(link)
        return .seeOther("/", setting: cookie.field(for: id, unlessOf: context.client))
    }

    /// Returns the page to which a tap leads; `nil` if the person stays on the board.
    func next(after outcome: BoardOutcome, for person: Person) async throws -> String? {
        guard case .opens(let destination, _) = outcome, case .session(let id) = person else {
            return nil
        }
        switch destination {
        case .card(let recipe):
            try await board.system.session(id).follow(AppLink(performing: recipe))
            return "/"
        case .address(let address): return address.absoluteString
        }
    }
}
