import AppIntents
import Foundation
import _Localization

/// One item of a person's tray: something that waits or continues while they do something else.
public struct TrayItem: Sendable, Hashable {
    /// The kinds of items.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// A run that continues.
        case running
        /// A result that was not shown yet.
        case ready
        /// A question that a run waits to have answered.
        case question
        /// A run that has failed.
        case failed
    }

    /// The number of the item, which nothing else in the session has.
    public var id: Int
    /// The kind of the item.
    public var kind: Kind
    /// The title of the intent.
    public var title: String
    /// The words of the result, of the question or of the failure, if any.
    public var words: String?
    /// The name of the intent's symbol, if it has one.
    public var systemImageName: String?
    /// The name of the color of the app's tiles, if it has one.
    public var colorName: String?
    /// The fraction that is done, from 0 to 1, for a run that reports progress.
    public var fractionCompleted: Double?
    /// The time that the run reports as remaining, in the person's language.
    public var timeLeft: String?
    /// The item has a card to show.
    public var canOpen: Bool

    /// Creates an item.
    public init(
        id: Int, kind: Kind, title: String, words: String? = nil, systemImageName: String? = nil,
        colorName: String? = nil, fractionCompleted: Double? = nil, timeLeft: String? = nil,
        canOpen: Bool = true
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.words = words
        self.systemImageName = systemImageName
        self.colorName = colorName
        self.fractionCompleted = fractionCompleted
        self.timeLeft = timeLeft
        self.canOpen = canOpen
    }
}

extension TrayItem {
    /// Creates the item of a card that waits.
    init(_ waiting: SessionState.Waiting, in locale: Locale, of catalog: Catalog) {
        let card = waiting.card
        let problem = card.problemText(in: locale)
        let words = [
            waiting.names, problem ?? card.dialog?.words(besideView: false, in: locale),
        ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
        self.init(
            id: card.id,
            kind: card.question != nil ? .question : problem == nil ? .ready : .failed,
            title: card.title.text(in: locale), words: words.isEmpty ? nil : words,
            systemImageName: card.dialog?.systemImageName ?? card.symbol(in: catalog),
            colorName: catalog.tileColor.map { String(describing: $0) })
    }

    /// Creates the item of a run that continues aside.
    init(
        _ run: SessionState.Run, progress: RunProgress?, in locale: Locale, of catalog: Catalog
    ) {
        self.init(
            id: run.id, kind: .running, title: run.type.title.text(in: locale),
            words: run.resumption?.names,
            systemImageName: catalog.symbol(of: run.type),
            colorName: catalog.tileColor.map { String(describing: $0) },
            fractionCompleted: progress?.fractionCompleted,
            timeLeft: progress?.timeLeft(in: locale), canOpen: run.lastSnippet != nil)
    }
}
