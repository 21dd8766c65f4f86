import AppIntents
import Foundation
import _Localization

/// The action behind a suggested widget: it moves the widget to the front of the person's board,
/// with the suggested values, and opens their page.
struct ShowWidgetIntent: AppIntent {
    static var title: LocalizedStringResource { .init(system: "Show Widget") }

    @IntentParameter var kind: String
    @IntentParameter var values: String

    init() {
        _kind = IntentParameter(title: .init(system: "Widget"))
        _values = IntentParameter(title: .init(system: "Values"))
    }

    func perform() async throws -> some IntentResult & OpensIntent {
        guard let run = ActiveRun.current,
            let offer = run.system.relevance.offer(kind: kind, key: values)
        else { throw RelevanceProblem.over }
        guard let page = run.system.page.url, let board = run.system.relevance.board else {
            throw RelevanceProblem.noPage
        }
        let shown = try await board.show(
            widget: kind, offer.intent.map { Recipe(of: $0) }, for: run.delegate.person)
        switch shown {
        case .shown(let id):
            let address = page.appending(path: "widgets").absoluteString + "#w\(id)"
            guard let url = URL(string: address) else { throw RelevanceProblem.noPage }
            return .result(opensIntent: OpenURLIntent(url))
        case .full: throw RelevanceProblem.full
        case .unknown: throw RelevanceProblem.over
        }
    }
}

/// The reason why a suggested widget wasn't shown.
enum RelevanceProblem: Error, Hashable, CustomLocalizedStringResourceConvertible {
    /// Its time is over.
    case over
    /// Widgets are shown on a page, and there is none.
    case noPage
    /// The person already has the greatest number of widgets.
    case full

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .over: .init(system: "What this was about is not there any more.")
        case .noPage: .init(system: "Widgets are shown in the app’s page, which isn’t open.")
        case .full: .init(system: "There is no room for another widget. Remove one first.")
        }
    }
}
