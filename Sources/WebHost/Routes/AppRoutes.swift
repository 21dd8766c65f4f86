import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit
import _JSON
import _Localization

/// The app's name, and search.
struct AppRoutes: WebRoutes {
    /// The version of the wire format.
    static let version = 1

    let system: IntentSystem

    func add(to router: Router<WebRequestContext>) {
        router.get("/app") { _, _ in
            Response.json { writer in
                writer.member("name", system.appName)
                writer.member("usesLocation", system.configuration.usesPersonLocation)
                writer.member("locationNote", system.configuration.locationNote)
                writer.member("maximumFileBytes", system.limits.maximumFileBytes)
                writer.member("version", Self.version)
            }
        }
        router.get(RouterPath(WebPaths.search)) { request, context in
            let items = QueryItems(target: request.uri.string)
            let language =
                items["language"].flatMap { LanguageTag($0) }.map {
                    Locale(language: $0.text, in: request.headers[.cookie]?.timeZone).identifier
                } ?? LanguageTag.locale(of: request).identifier
            // A person without a cookie has nothing to undo, and did nothing before.
            let person = context.client?.person ?? .session(.random())
            let text = items["q"] ?? ""
            var introduction: String?
            if text.isEmpty {
                // A person who hasn't searched yet sees the likely offers.
                await system.renewOffers(
                    language: language, for: person, atMost: .milliseconds(300))
                introduction = system.introduction(language: language, for: person)
            }
            // The page asks again for what the app's queries find, which may take longer. Before the search, since
            // what is being read may be there right after it.
            let isSecond = items["more"] != nil
            let hasMore = !isSecond && system.hasAnswers(to: text, language: language)
            let answers =
                isSecond
                ? await system.answers(to: text, language: language, for: person)
                : EntityAnswers()
            let sections = system.search(
                text, language: language, for: person, answers: answers)
            return Response.json(capacity: 2048) { writer in
                if let introduction { writer.member("introduction", introduction) }
                if hasMore { writer.member("more", true) }
                writer.name("sections")
                writer.array(sections) { $0.section($1) }
            }
        }
    }
}
