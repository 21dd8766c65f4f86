import Foundation
import Hummingbird
import IntentSystem
import SurfaceKit
import WidgetKit
import WidgetSystem
import _Localization

/// A request of a board's page: its sender, its subject, and the person's environment.
struct BoardRequest {
    let items: QueryItems
    let environment: PresentationEnvironment
    let language: SystemLanguage
    /// The person of the browser; `nil` before the page has set its cookie.
    let knownPerson: Person?

    init(_ request: Request, _ context: WebRequestContext) {
        items = QueryItems(target: request.uri.string)
        knownPerson = context.client?.person
        language = LanguageTag.ofPage(request)
        environment = PresentationEnvironment(
            scheme: items["scheme"].flatMap { .init(rawValue: $0) } ?? .light,
            textSize: items["text"].flatMap { .init(rawValue: $0) } ?? .large,
            language: LanguageTag.locale(of: request).identifier)
    }

    var locale: Locale { environment.locale }
    var kind: String { items["kind"] ?? "" }
    /// The width of the page in points; `nil` if it lays out views itself.
    var width: Int? { items.width("width") }
    /// The number of a placed widget.
    var id: Int? { items["id"].flatMap { Int($0) } }
    /// The index of a recommended configuration.
    var recommendation: Int? { items["place"].flatMap { Int($0) } }
    /// The state to which a toggle is flipped; `nil` for a button.
    var wanted: Bool? { items["on"].map { $0 == "true" } }

    /// The person of the browser, which has a cookie from the page.
    var person: Person {
        get throws(WebError) {
            guard let knownPerson else { throw .noPage }
            return knownPerson
        }
    }

    var family: WidgetFamily {
        get throws(WebError) {
            guard let family = WidgetFamily(named: items["family"] ?? "") else {
                throw .malformed("The item family must be a widget family.")
            }
            return family
        }
    }
}

extension WebError {
    fileprivate static let noPage = WebError(
        status: .forbidden, code: "no_page",
        message: "Open the page of the board first; it gives the browser its cookie.")
}
