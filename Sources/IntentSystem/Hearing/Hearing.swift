public import AppIntentsMetadata
package import Foundation
import _Localization

/// The words that a person said to a question, as the system understood them.
public struct Hearing: Sendable, Hashable {
    /// The meanings of words.
    public enum Kind: Sendable, Hashable {
        /// A value of the parameter with a name; `null` if the person leaves it out.
        case value(ParameterValue, parameter: String)
        /// One of the question's options, by its index.
        case option(Int)
        /// Yes or no.
        case confirmation(Bool)
        /// A request to the conversation, which answers nothing.
        case command(Command)
        /// No answer: the person is asked again.
        case unclear(Reason)
    }

    /// The requests that a person can make at any time.
    public enum Command: String, Sendable, Hashable, Codable, CaseIterable {
        /// End the question, and with it the run.
        case cancel
        /// Stop what is under way.
        case stop
        /// Undo the last action.
        case undo
        /// Say the last words again.
        case `repeat`
        /// Tell what can be said.
        case help
    }

    /// The reasons why a person is asked again.
    public enum Reason: Sendable, Hashable {
        /// The words mean nothing here.
        case notUnderstood
        /// A value is needed.
        case missing
        /// The words fit several things, by their names.
        case several([String])
        /// The value can't be used, for this reason in the person's language.
        case refused(String)
    }

    /// The words as they were said.
    public var words: String
    /// The meaning of the words.
    public var kind: Kind
    /// The readable name of what was understood: of an option, a value or a button.
    public var title: String?

    /// Creates what was understood.
    public init(words: String, kind: Kind, title: String? = nil) {
        self.words = words
        self.kind = kind
        self.title = title
    }

    /// The command, if the words are one.
    public var command: Command? {
        if case .command(let command) = kind { command } else { nil }
    }

    /// The reason to ask again, if there is one.
    public var reason: Reason? {
        if case .unclear(let reason) = kind { reason } else { nil }
    }
}

extension Hearing.Reason {
    /// Returns the reason in a person's language.
    package func text(in locale: Locale) -> String {
        let text: LocalizedStringResource
        switch self {
        case .notUnderstood: text = .init(system: "This was not understood.")
        case .missing: text = .init(system: "A value is needed.")
        case .several(let names):
            text = .init(system: "Which one: \(SayableWords(names).text(in: locale))?")
        case .refused(let problem): return problem
        }
        return text.text(in: locale)
    }
}

/// Words that a person can say, as part of a sentence.
package struct SayableWords: Sendable {
    /// A person who only hears them remembers no more (REQ-4).
    private static let most = 5

    private let words: [String]

    /// Creates the words; more than a person remembers are left out.
    package init(_ words: [String]) {
        var seen: Set<String> = []
        self.words = Array(words.filter { seen.insert($0).inserted }.prefix(Self.most))
    }

    /// Returns the words, each between quotation marks.
    package func text(in locale: Locale) -> String {
        words.quoted(in: locale)
    }

    /// Returns the sentence that tells them; empty if there are none.
    package func sentence(in locale: Locale) -> String {
        if words.isEmpty { return "" }
        return LocalizedStringResource(system: "You can say \(text(in: locale)).").text(in: locale)
    }
}
