import AppIntents
import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit
import WidgetSystem
import _Localization

/// The page on which people name focuses, give them filters, and switch them, with forms that need
/// no script.
struct FocusRoutes: WebRoutes {
    /// The maximum size of a form, which has a name and two identifiers.
    private static let maximumFormBytes = 4096
    /// The policy, which allows the page's forms.
    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

    let boardPage: BoardPage
    let document: String

    private var board: WidgetBoard { boardPage.board }
    private var cookie: SessionCookie { boardPage.cookie }
    private var system: IntentSystem { board.system }

    /// The sender of a form, and the language in which they read.
    private struct Sender {
        let person: Person
        let locale: Locale
    }

    func add(to router: Router<WebRequestContext>) {
        guard system.hasFocusFilters else { return }
        router.get(RouterPath(WebPaths.focus)) { request, context in
            if let detour = AccessPage.detour(request, context) { return detour }
            try Self.check(context)
            return await page(request, context, problems: [])
        }
        router.post("/focus/configure") { request, context in
            try await configure(request, context)
        }
        post("use", router) { items, sender in
            let id = try system.focuses.focus(items["focus"] ?? "").id
            // Another tap may have come first: a focus is turned off only while it is on.
            if items["on"] != "true", system.focuses.active?.id != id { return [] }
            return try await system.setFocus(
                items["on"] == "true" ? id : nil, as: sender.person, locale: sender.locale)
        }
        post("add", router) { items, _ in
            try system.focuses.add(items["name"] ?? "")
            return []
        }
        post("remove", router) { items, sender in
            let id = try system.focuses.focus(items["focus"] ?? "").id
            return try await system.removeFocus(id, as: sender.person, locale: sender.locale)
        }
        post("unset", router) { items, sender in
            let id = try system.focuses.focus(items["focus"] ?? "").id
            return try await system.removeFilter(
                items["filter"] ?? "", from: id, as: sender.person, locale: sender.locale)
        }
        post("suggest", router) { items, sender in
            let focus = try system.focuses.focus(items["focus"] ?? "")
            let suggestions = await system.suggestedFilters(
                for: focus, to: sender.person, in: sender.locale)
            let wanted = suggestions.map(\.filter).first {
                $0.intent == items["filter"] && FocusFilterDigest.of($0) == items["values"]
            }
            guard let wanted else { throw FocusProblem.unknownFilter(items["filter"] ?? "") }
            return try await system.keepFilter(
                wanted, in: focus.id, as: sender.person, locale: sender.locale)
        }
    }

    /// Throws for a person whom a proxy names: a focus changes the app for everyone, so it is its owner's.
    private static func check(_ context: WebRequestContext) throws(WebError) {
        if context.client?.name != nil { throw .notFound }
    }

    // MARK: - Forms

    private func post(
        _ action: String, _ router: Router<WebRequestContext>,
        _ change: @escaping @Sendable (QueryItems, Sender) async throws -> [FocusFilterFailure]
    ) {
        router.post("/focus/\(action)") { request, context -> Response in
            try Self.check(context)
            let items = try await request.form(atMost: Self.maximumFormBytes)
            let locale = LanguageTag.locale(of: request)
            let sender = Sender(
                person: context.client?.personOrOwner ?? .owner(in: []), locale: locale)
            do {
                let failures = try await change(items, sender)
                if failures.isEmpty { return .seeOther(WebPaths.focus) }
                return await page(request, context, problems: failures.map(\.words))
            } catch let problem as FocusProblem {
                return await page(
                    request, context,
                    problems: [problem.localizedStringResource.text(in: locale)],
                    name: items["name"] ?? "", status: .conflict)
            }
        }
    }

    /// Begins to ask for the parameters of a filter; the sheet shows the session's form.
    private func configure(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        try Self.check(context)
        let items = QueryItems(target: request.uri.string)
        let person = try BoardRequest(request, context).person
        guard let session = person.session,
            let link = AppLink(
                configuring: items["filter"] ?? "", in: items["edit"] ?? "", of: system)
        else { throw WebError.notFound }
        try await system.session(session, startedBy: .person, for: person).follow(link)
        return .accepted
    }

    // MARK: - The page

    private func page(
        _ request: Request, _ context: WebRequestContext, problems: [String], name: String = "",
        status: HTTPResponse.Status = .ok
    ) async -> Response {
        let language = LanguageTag.ofPage(request)
        let markup = FocusMarkup(language: language)
        let links = BoardMarkup(language: language).links(
            board, for: context.client, current: WebPaths.focus)
        let heading = BoardMarkup(language: language).words(.init(system: "Focus"))
        let app = Markup.escaped(system.appName)
        let text = PageWords.document(
            document, in: language,
            parts: [
                "title": "\(heading) – \(app)", "app": app, "links": links,
                "view": boardPage.view(in: language), "sheet": boardPage.sheet(in: language),
                "words": boardPage.words(ofScript: "focus.js", in: language),
                "problems": markup.problems(problems), "name": Markup.escaped(name),
                "focuses": markup.list(
                    await rows(
                        for: context.client?.personOrOwner ?? .owner(in: []),
                        in: LanguageTag.locale(of: request))),
            ])
        var response = Response.html(
            text, status: status,
            headers: [.vary: "Accept-Language, Cookie", .contentSecurityPolicy: Self.policy])
        // A form that is sent without any referrer has no origin either, and would be refused as
        // foreign.
        response.headers[.referrerPolicy] = "strict-origin"
        response.headers[.setCookie] = cookie.field(for: .random(), unlessOf: context.client)
        return response
    }

    private func rows(
        for person: Person, in locale: Locale
    ) async -> [FocusMarkup.Row] {
        let active = system.focuses.active?.id
        var rows: [FocusMarkup.Row] = []
        for focus in system.focuses.all {
            var filters: [ShownFocusFilter] = []
            for filter in focus.filters {
                // A filter that can't be shown can still be removed.
                filters.append(
                    await system.looks(of: filter, for: person, in: locale)
                        ?? ShownFocusFilter(unavailable: filter, in: locale))
            }
            let others = system.catalog.focusFilters
                .filter { focus.filter(of: $0.identifier) == nil }
                .map { ($0.identifier, $0.type.title.text(in: locale)) }
            rows.append(
                FocusMarkup.Row(
                    focus: focus, isOn: focus.id == active, filters: filters,
                    suggestions: await system.suggestedFilters(for: focus, to: person, in: locale),
                    others: others))
        }
        return rows
    }
}
