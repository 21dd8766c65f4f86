import AppIntents
import Foundation
import _Localization

/// The action behind a suggested widget: it gets the suggested values, and the page of the widgets opens.
struct ShowWidgetIntent: AppIntent {
    static var title: LocalizedStringResource { .init(system: "Show Widget") }

    @IntentParameter var kind: String
    @IntentParameter var values: String

    init() {
        _kind = IntentParameter(title: .init(system: "Widget"))
        _values = IntentParameter(title: .init(system: "Values"))
    }

    func perform() async throws -> some IntentResult & OpensIntent {
        guard let run = SystemInteractions.current as? ActiveRun,
            let offer = run.system.relevance.offer(kind: kind, key: values)
        else { throw RelevanceProblem.over }
        guard let page = run.system.page.url else { throw RelevanceProblem.noPage }
        run.system.configurations.keep(Recipe(of: offer.intent), for: run.delegate.person)
        return .result(opensIntent: OpenURLIntent(page.appending(path: "widgets")))
    }
}

/// Why a suggested widget wasn't shown.
enum RelevanceProblem: Error, Hashable, CustomLocalizedStringResourceConvertible {
    /// Its time is over.
    case over
    /// Widgets are shown in a page, and there is none.
    case noPage

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .over: .init(system: "What this was about is not there any more.")
        case .noPage: .init(system: "Widgets are shown in the app’s page, which isn’t open.")
        }
    }
}
