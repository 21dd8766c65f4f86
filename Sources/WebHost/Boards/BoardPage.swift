import AppIntents
import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import NIOCore
import SurfaceKit
import WidgetSystem
import _Localization

/// The documents of the control center and the widget board, and the way to the form that configures something.
struct BoardPage: Sendable {
    let board: WidgetBoard
    let cookie: SessionCookie
    let missing: MissingPage
    private let files: StaticFiles
    private let document: String
    private let sentinels: String

    /// Reads the file from beside the program; throws `WebHostError` if it is missing.
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

    /// A page with its items; one who has no cookie yet gets it.
    ///
    /// Only a page that has cards laid out in measured fonts looks at the sentinels.
    func response(
        _ request: Request, _ context: WebRequestContext, heading: LocalizedStringResource,
        _ path: String, script: String = "board.js", hasSentinels: Bool = false,
        tools: String = "", items: String
    ) -> Response {
        if context.client?.session == nil, FetchMetadata.isForeign(request) {
            return AccessPage.again(request)
        }
        let language = LanguageTag.ofPage(request)
        let markup = BoardMarkup(language: language)
        let app = BoardMarkup.escaped(board.system.appName)
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
        var headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
            .vary: "Accept-Language",
        ]
        if context.client?.session == nil {
            headers[.setCookie] = cookie.field(for: .random())
        }
        return Response(
            status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// Goes to the form of the intent that configures a widget or a control.
    func configure(
        _ request: Request, _ context: WebRequestContext,
        _ find: @MainActor (Person) -> (BoardPlace, any AppIntent.Type)?
    ) async throws -> Response {
        if context.client?.session == nil, FetchMetadata.isForeign(request) {
            return AccessPage.again(request)
        }
        let known = context.client?.session
        let id = known ?? .random()
        guard let (place, type) = await find(.session(id)) else {
            return missing.response(to: request)
        }
        let link = await AppLink(
            configuring: place, with: type, for: .session(id), in: board.system)
        try await follow(link, as: id)
        var headers: HTTPFields = [.location: "/", .cacheControl: "no-store"]
        if known == nil { headers[.setCookie] = cookie.field(for: id) }
        return Response(status: .seeOther, headers: headers)
    }

    private func follow(_ link: AppLink, as id: SessionID) async throws {
        do {
            try await board.system.session(id).follow(link)
        } catch is SessionLimitReached {
            throw WebError.tooManySessions
        }
    }

    /// The page to which a tap leads; `nil` if the person stays at the board.
    func next(after outcome: BoardOutcome, for person: Person) async throws -> String? {
        guard case .opens(let destination, _) = outcome, case .session(let id) = person else {
            return nil
        }
        switch destination {
        case .card(let recipe):
            try await follow(AppLink(performing: recipe), as: id)
            return "/"
        case .address(let address): return address.absoluteString
        }
    }
}
