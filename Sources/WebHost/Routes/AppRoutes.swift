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
            let wanted = items["more"].map { max(Int($0) ?? 1, 1) } ?? 0
            var introduction: String?
            var isLate = false
            if text.isEmpty {
                // A person who hasn't searched yet sees the likely offers. Those that are late come with one more answer,
                // which waits as long as for a query of the app.
                let isFirst = wanted == 0
                let isRenewed = await system.renewOffers(
                    language: language, for: person,
                    atMost: isFirst ? .milliseconds(300) : system.limits.providerDuration)
                isLate = isFirst && !isRenewed
                introduction = system.introduction(language: language, for: person)
            } else {
                // Words may come without an empty field before them, or long after it: of a page that keeps them.
                await system.renewNames(
                    language: language, for: person, atMost: .milliseconds(300))
            }
            // The page asks again for what the app's queries find, which may take longer: each time for one more
            // answer. Before the search, since what is being read may be there right after it.
            let answers = await system.answers(
                to: text, language: language, for: person, atLeast: wanted)
            let sections = system.search(
                text, language: language, for: person, answers: answers)
            return Response.json(capacity: 2048) { writer in
                if let introduction { writer.member("introduction", introduction) }
                if let next = answers.next ?? (isLate ? 1 : nil) { writer.member("more", next) }
                writer.name("sections")
                writer.array(sections) { $0.section($1) }
            }
        }
    }
}
