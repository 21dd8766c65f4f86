import AppIntents
import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import NIOCore
import ServiceLifecycle
import SurfaceKit
import WidgetKit
import WidgetSystem
import _JSON
import _Localization

/// The control center and the widget board: a page each, its items one by one, and what a person taps.
struct BoardRoutes: WebRoutes {
    /// The pages.
    static let pages = ["/controls", "/widgets"]
    /// How long a page waits for a change before it asks again.
    private static let wait = Duration.seconds(25)

    let board: WidgetBoard
    let files: BoardFiles
    let cookie: SessionCookie
    let missing: MissingPage

    func add(to router: Router<WebRequestContext>) {
        for (path, body) in files.assets {
            router.get(RouterPath(path)) { request, _ in body.response(to: request) }
        }
        router.get("/controls") { request, context in await controls(request, context) }
        router.get("/controls/item") { request, context in
            try await controlItem(request, context)
        }
        router.post("/controls/use") { request, context in
            try await useControl(request, context)
        }
        router.get("/controls/configure") { request, context in
            try await configure(request, context) { board.configurationIntent(ofControl: $0) }
        }
        router.get("/widgets") { request, context in await widgets(request, context) }
        router.get("/widgets/item") { request, context in try await widgetItem(request, context) }
        router.post("/widgets/use") { request, context in try await useWidget(request, context) }
        router.post("/widgets/recommend") { request, context in
            try await recommend(request, context)
        }
        router.get("/widgets/configure") { request, context in
            try await configure(request, context) { board.configurationIntent(ofWidget: $0) }
        }
        router.get("/board/changes") { request, context in try await changes(request, context) }
    }

    // MARK: - Pages

    private func controls(_ request: Request, _ context: WebRequestContext) async -> Response {
        let visit = BoardVisit(request, context)
        let controls = await MainActor.run { board.controlPreviews(in: visit.environment) }
        return page(
            request, context, heading: .init(system: "Controls"), "/controls",
            items: BoardMarkup(language: LanguageTag.ofPage(request)).list(of: controls))
    }

    private func widgets(_ request: Request, _ context: WebRequestContext) async -> Response {
        let visit = BoardVisit(request, context)
        let widgets = await MainActor.run {
            board.widgetKinds(in: visit.environment).compactMap {
                kind -> (WidgetKind, WidgetFamily, ShownWidget?)? in
                guard
                    let family = kind.families.first(where: { $0 == .systemSmall })
                        ?? kind.families.first
                else { return nil }
                return (
                    kind, family,
                    board.placeholder(ofWidget: kind.kind, family, in: visit.environment)
                )
            }
        }
        // What the app finds useful now stands first, as in Apple's stacks of widgets.
        let reasons = board.system.relevance.reasons(in: LanguageTag.locale(of: request))
        let sorted =
            widgets.filter { reasons[$0.0.kind] != nil }
            + widgets.filter { reasons[$0.0.kind] == nil }
        return page(
            request, context, heading: .init(system: "Widgets"), "/widgets",
            items: BoardMarkup(language: LanguageTag.ofPage(request))
                .list(of: sorted, reasons: reasons))
    }

    private func page(
        _ request: Request, _ context: WebRequestContext, heading: LocalizedStringResource,
        _ path: String,
        items: String
    ) -> Response {
        if context.client?.session == nil, FetchMetadata.isForeign(request) {
            return AccessPage.again(request)
        }
        let language = LanguageTag.ofPage(request)
        let markup = BoardMarkup(language: language)
        let app = BoardMarkup.escaped(board.system.appName)
        let name = markup.words(heading)
        let text = files.page(
            in: language,
            [
                "title": "\(name) – \(app)", "heading": name, "app": app,
                "links": markup.links(board, current: path),
                "version": "\(board.changes.version)", "items": items,
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

    /// Goes to the form of the intent that configures something.
    private func configure(
        _ request: Request, _ context: WebRequestContext,
        _ intent: @MainActor (String) -> (any AppIntent.Type)?
    ) async throws -> Response {
        let kind = QueryItems(target: request.uri.string)["kind"] ?? ""
        if context.client?.session == nil, FetchMetadata.isForeign(request) {
            return AccessPage.again(request)
        }
        guard let type = await intent(kind) else { return missing.response(to: request) }
        let known = context.client?.session
        let id = known ?? .random()
        do {
            try await board.system.session(id).follow(
                AppLink(configuring: type, for: .session(id), in: board.system))
        } catch is SessionLimitReached {
            throw WebError.tooManySessions
        }
        var headers: HTTPFields = [.location: "/", .cacheControl: "no-store"]
        if known == nil { headers[.setCookie] = cookie.field(for: id) }
        return Response(status: .seeOther, headers: headers)
    }

    // MARK: - Items

    private func controlItem(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let visit = BoardVisit(request, context)
        let control = await board.control(
            visit.kind, for: try visit.person, in: visit.environment)
        guard let control else { throw WebError.notFound }
        var writer = JSONWriter()
        write(control, visit, into: &writer)
        return Response.json(writer.buffer)
    }

    private func useControl(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let visit = BoardVisit(request, context)
        let person = try visit.person
        let outcome = await board.use(
            control: visit.kind, wanted: visit.wanted, for: person, in: visit.environment)
        let control = await board.control(visit.kind, for: person, in: visit.environment)
        guard let control else { throw WebError.notFound }
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("item")
            write(control, visit, into: &writer)
            let words = visit.words(for: outcome)
            writer.member("notice", words ?? (control.status.isEmpty ? nil : control.status))
        }
        return Response.json(writer.buffer)
    }

    private func write(
        _ control: ShownControl, _ visit: BoardVisit, into writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("html", BoardMarkup(language: visit.language).inside(of: control))
        }
    }

    private func widgetItem(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let visit = BoardVisit(request, context)
        var writer = JSONWriter()
        write(try await widget(visit), visit, into: &writer)
        return Response.json(writer.buffer)
    }

    private func widget(_ visit: BoardVisit) async throws -> ShownWidget {
        let widget = await board.widget(
            visit.kind, try visit.family, for: try visit.person, in: visit.environment)
        guard let widget else { throw WebError.notFound }
        return widget
    }

    private func useWidget(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let visit = BoardVisit(request, context)
        guard let drawing = visit.items["drawing"].flatMap({ Int($0) }),
            let action = visit.items["action"].flatMap({ Int($0) })
        else { throw WebError.malformed("The items drawing and action must be whole numbers.") }
        let outcome = await board.tap(
            action, of: drawing, wanted: visit.wanted, for: try visit.person,
            in: visit.environment)
        let widget = try await widget(visit)
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("item")
            write(widget, visit, into: &writer)
            writer.member("notice", visit.words(for: outcome))
        }
        return Response.json(writer.buffer)
    }

    private func write(
        _ widget: ShownWidget, _ visit: BoardVisit, into writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member(
                "html", BoardMarkup(language: visit.language).inside(of: widget, visit.kind))
            writer.member("drawing", widget.drawing)
            if let renewal = widget.renewal {
                writer.member("renewal", Int(renewal / .milliseconds(1)))
            }
        }
    }

    private func recommend(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let visit = BoardVisit(request, context)
        let person = try visit.person
        guard let place = visit.items["place"].flatMap({ Int($0) }),
            await board.recommend(place, ofWidget: visit.kind, for: person)
        else { throw WebError.notFound }
        var writer = JSONWriter()
        writer.object { $0.member("version", board.changes.version) }
        return Response.json(writer.buffer)
    }

    /// Answers when something has changed, or after a while.
    private func changes(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        guard let known = QueryItems(target: request.uri.string)["after"].flatMap({ Int($0) })
        else {
            throw WebError.malformed("The item after must be a whole number.")
        }
        let version = await withGracefulShutdownHandler {
            await board.changes.next(after: known, atMost: Self.wait)
        } onGracefulShutdown: {
            board.changes.finish()
        }
        var writer = JSONWriter()
        writer.object { $0.member("version", version) }
        return Response.json(writer.buffer)
    }
}
