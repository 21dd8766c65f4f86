package import AppIntents
import Foundation

/// A request to perform an intent: with its values, its purpose, and its person.
package struct RunRequest: Sendable {
    /// The purpose of a run, which decides what it may ask.
    package enum Purpose: Sendable, Hashable {
        /// A person or a program requested it, or a result continues with it: it may ask anything.
        case action
        /// A control of a card: it may ask, but not for missing values (BTN-3), and not at all
        /// inside a confirmation (FLW-5).
        case control(inConfirmation: Bool)
        /// A person edits the parameters of a configuration; nothing is performed.
        case configuring(ConfigurationPlace)
        /// The drawing of a snippet: it may not ask (FLW-5).
        case drawing
    }

    /// The one who decided to perform the intent, and with which values.
    package enum Source: Sendable, Hashable {
        /// A person, who picked and typed.
        case person
        /// An assistant, which may have misunderstood a person (CON-6).
        case assistant
    }

    package let type: any AppIntent.Type
    package let arguments: Arguments
    package let purpose: Purpose
    /// The parameters that the person is offered before the intent is performed.
    package let form: FormMode
    /// The language and region of the person.
    package let locale: Locale
    /// The location of the person, if they reported it.
    package let location: PersonLocation?
    /// The person hears the answers and sees nothing (DLG-6).
    package let isVoiceOnly: Bool
    package let source: Source
    /// The time of the request, which the intent reads as `preciseTimestamp`.
    package let date: Date
    /// A result continues with the intent: the person chose another one.
    package let isContinuation: Bool

    package init(
        _ type: any AppIntent.Type, _ arguments: Arguments, purpose: Purpose = .action,
        form: FormMode = .missing, locale: Locale, location: PersonLocation? = nil,
        isVoiceOnly: Bool = false, source: Source = .person, date: Date = Date(),
        isContinuation: Bool = false
    ) {
        self.type = type
        self.arguments = arguments
        self.purpose = purpose
        self.form = form
        self.locale = locale
        self.location = location
        self.isVoiceOnly = isVoiceOnly
        self.source = source
        self.date = date
        self.isContinuation = isContinuation
    }

    /// Returns a request to perform a recipe for the same person.
    package func following(_ recipe: Recipe, purpose: Purpose) -> RunRequest {
        RunRequest(
            recipe.type, .recipe(recipe), purpose: purpose, locale: locale, location: location,
            isVoiceOnly: isVoiceOnly, source: source, date: date,
            isContinuation: !recipe.isStart)
    }

    /// Returns the request with the values of its run.
    func retried(with arguments: Arguments) -> RunRequest {
        RunRequest(
            type, arguments, purpose: purpose, locale: locale, location: location,
            isVoiceOnly: isVoiceOnly, source: source, isContinuation: isContinuation)
    }

    /// The result may replace what the person sees: a button must not replace the question that
    /// contains it (BTN-7).
    var mayShow: Bool { purpose != .control(inConfirmation: true) }

    /// The run may be unwanted: an assistant requested it, and no person tapped.
    package var isGuess: Bool { source == .assistant && purpose == .action }

    /// The system asks for missing values; otherwise they are an error.
    var asksForMissingValues: Bool {
        switch purpose {
        case .action, .configuring: true
        case .control, .drawing: false
        }
    }

    /// The item or focus whose parameters a person edits, instead of performing the intent.
    var configured: ConfigurationPlace? {
        if case .configuring(let place) = purpose { return place }
        return type.isConfiguration && purpose == .action ? .item(.beginnings) : nil
    }

    /// The intent itself may ask while it runs.
    var mayAsk: Bool {
        switch purpose {
        case .action, .configuring, .control(inConfirmation: false): true
        case .control(inConfirmation: true), .drawing: false
        }
    }
}
