package import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The action that stops one of the running actions: for a button of their card, and for people
/// without a card.
package struct StopRunningActionIntent: AppIntent {
    package static var title: LocalizedStringResource { .init(system: "Stop Action") }

    package static var description: IntentDescription? {
        IntentDescription(
            .init(system: "Stops the action that goes on, or one that you choose of several."))
    }

    /// The number of the action; if absent, the only running action, or the one that the person
    /// chooses.
    @IntentParameter package var activity: Int?

    package init() {
        _activity = IntentParameter(title: .init(system: "Running Action"))
    }

    init(activity: Int) {
        self.init()
        self.activity = activity
    }

    package func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let run = ActiveRun.current else { throw ActivityProblem.nothingRuns }
        let rows = run.system.activities.rows(of: run.delegate.person, in: run.request.locale)
            .filter(\.canStop)
        guard let row = try await chosen(of: rows, in: run),
            run.system.activities.stop(row.id, of: run.delegate.person)
        else { throw activity == nil ? ActivityProblem.nothingRuns : .hasEnded }
        return .result(dialog: IntentDialog(.init(system: "“\(row.title)” was stopped.")))
    }

    private func chosen(of rows: [ActivityRow], in run: ActiveRun) async throws -> ActivityRow? {
        if let activity { return rows.first { $0.id == activity } }
        guard rows.count > 1 else { return rows.first }
        let options = rows.map { row in
            ChoiceRequest.Option.choice(
                IntentChoiceOption(title: LocalizedStringResource(verbatim: row.title)))
        }
        let place = try await run.choose(
            ChoiceRequest(
                options: options,
                dialog: IntentDialog(.init(system: "Which action do you want to stop?")), view: nil)
        )
        return rows[place]
    }
}

/// The reason why nothing was stopped.
enum ActivityProblem: Error, Hashable, CustomLocalizedStringResourceConvertible {
    /// The named action has ended meanwhile.
    case hasEnded
    /// No action that could be stopped is running.
    case nothingRuns

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .hasEnded: .init(system: "This action is not running any more.")
        case .nothingRuns: .init(system: "Nothing is running.")
        }
    }
}
