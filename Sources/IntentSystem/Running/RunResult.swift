package import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The result of a run.
package struct RunResult: Sendable {
    /// The intent that was performed.
    package let intent: any AppIntent.Type
    package let content: RunContent
    let container: any AnyIntentResultContainer
    private let fetchedProperties: FetchedProperties
    /// The value with everything that is known for showing it.
    // Safe: it is a copy of a value that was handed over for reading.
    private nonisolated(unsafe) let shownValue: (any _IntentValue)?

    private let links: ValueLinks
    private let openings: ValueOpenings
    /// The offer to undo or redo what the run did.
    let undo: UndoOffer?
    /// The place in the app to which the result leads, if the intent came to the front or leads to its contents.
    private let destination: AppDestination?
    /// The intent with its values, for a person who pins it; `nil` for one that can't be pinned.
    let action: DonationRecord?
    /// The address that the app's code opened, and the texts that it copied.
    private let handedOver: HandedOver

    init(
        _ container: any AnyIntentResultContainer, of request: RunRequest, contents: IntentContents,
        view systemView: _SnippetViewContainer?, shownValue: (any _IntentValue)?,
        fetchedProperties: FetchedProperties, links: ValueLinks, openings: ValueOpenings,
        undo: UndoOffer?, goesOn: Bool, destination: AppDestination? = nil,
        action: DonationRecord? = nil, handedOver: HandedOver = HandedOver()
    ) {
        self.action = action
        self.handedOver = handedOver
        self.destination = destination
        self.undo = undo
        self.links = links
        self.openings = openings
        self.fetchedProperties = fetchedProperties
        self.container = container
        self.shownValue = shownValue
        intent = request.type
        content =
            if !request.mayShow {
                .none
            } else if let snippet = container.snippetIntent {
                .snippet(Recipe(of: snippet.intent))
            } else if let view = container.snippetView {
                // A snippet that was performed itself is redrawn like any other (SNI-1).
                if request.purpose != .drawing, request.type.traits.isSnippet {
                    .snippet(Recipe(type: request.type, contents: contents))
                } else {
                    .view(view)
                }
            } else if let view = systemView {
                .view(view)
            } else if goesOn {
                .snippet(Recipe(of: ShowRunningActionsIntent()))
            } else {
                .none
            }
    }

    /// The value that the intent returned.
    package var value: (any _IntentValue)? { container.anyValue }

    /// Returns the value as a surface shows it.
    package func presentedValue(in locale: Locale) -> PresentedValue? {
        shownValue.map {
            PresentedValue(
                $0, locale: locale, fetchedProperties: fetchedProperties, links: links)
        }
    }

    /// Returns the view of the value, for a result whose author gave none; `nil` if words are
    /// enough.
    func view(of value: PresentedValue?) -> _SnippetViewContainer? {
        let view = value.flatMap { ValueView($0, openings: openings) }
        let action = container.actionButtonIntent
        if destination != nil || action != nil {
            return _SnippetViewContainer(
                view: ResultView(value: view, destination: destination, action: action))
        }
        return view.map { _SnippetViewContainer(view: $0) }
    }

    /// The address of the place in the app to which the result leads, if any.
    package var appAddress: URL? { destination?.address }

    /// Returns the addresses to which the result leads, for a surface that only writes them.
    package func addresses(in locale: Locale) -> [String] {
        let link = intent.opensAddress ? presentedValue(in: locale)?.link : nil
        return [link, appAddress].compactMap { $0?.absoluteString }
    }

    /// The text that the person may paste elsewhere, if any.
    package var copied: String? {
        handedOver.texts.isEmpty ? nil : handedOver.texts.joined(separator: "\n")
    }

    /// The intent's own words.
    package var dialog: IntentDialog? { container.dialog }

    /// Returns the dialog of a result without the author's view: the intent's words, or else its
    /// value, or that it is done (DLG-5).
    ///
    /// If the value is drawn, the words are for voice only, and say what the view shows (DLG-4).
    package func dialog(about value: PresentedValue?, in locale: Locale) -> IntentDialog {
        if let dialog { return dialog }
        guard let value, !value.data.isNull else {
            return IntentDialog(.init(system: "Done: \(intent.title)"))
        }
        if value.data == .array([]) { return IntentDialog(.init(system: "No results.")) }
        let words = IntentDialog(LocalizedStringResource(verbatim: value.spoken(in: locale)))
        return ValueView(value, openings: openings) == nil ? words : words.spokenBesideView
    }

    /// The intent to continue with (DLG-7).
    package var next: Recipe? {
        container.opens.map { Recipe(of: $0) }
            ?? handedOver.address.map { Recipe(of: OpenURLIntent($0)) }
    }
}

/// The outcome of a run.
package enum RunOutcome: Sendable {
    /// Indirect, because a result is large, and passes through many functions.
    indirect case finished(RunResult)
    case failed(RunFailure)
    /// The person or the caller cancelled it, or the intent gave up: nothing is said (ERR-8).
    case cancelled

    /// The kind of the outcome, as metrics name it.
    var kind: String {
        switch self {
        case .finished: "finished"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }
}

/// The view of a question or a result.
package enum RunContent: Sendable {
    case none
    /// A view that doesn't change: its intent is never performed again (SNI-12).
    case view(_SnippetViewContainer)
    /// A snippet, performed again for each refresh (SNI-3).
    case snippet(Recipe)

    package var isNone: Bool { if case .none = self { true } else { false } }
}
