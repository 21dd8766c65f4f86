import AppIntents
package import Foundation
package import IntentSystem
import _Localization

package enum BoardOutcome: Sendable, Hashable {
    /// The intent is done, with its text, if any; a snippet isn't shown.
    case done(String?)
    /// The app's page continues with the destination; the text is that of what was performed
    /// before.
    case opens(TapDestination, String?)
    case failed(String)
    /// The tapped control no longer exists.
    case stale
    /// Too many taps are waiting already.
    case busy

    /// Creates the outcome of a run; on the page a result may lead into the app, elsewhere its
    /// address is part of the text.
    init(_ outcome: RunOutcome, atPage isAtPage: Bool, in locale: Locale) {
        switch outcome {
        case .finished(let result):
            let dialog = result.dialog.map { $0.words(besideView: false, in: locale) }
            // A board has no button that copies, so a text for the person is among the words.
            let words = [dialog, result.copied].compactMap(\.self).joined(separator: "\n").nonEmpty
            self =
                if !isAtPage {
                    .done(
                        ([words] + result.addresses(in: locale)).compactMap(\.self)
                            .joined(separator: "\n").nonEmpty)
                } else if let next = result.next {
                    .opens(.card(next), words)
                } else if let address = result.appAddress {
                    .opens(.address(address), words)
                } else {
                    .done(words)
                }
        case .failed(let failure): self = .failed(failure.text(in: locale))
        case .cancelled: self = .done(nil)
        }
    }

    /// Returns the words for a person; `nil` if there is nothing to say.
    package func words(in locale: Locale) -> String? {
        switch self {
        case .done(let words), .opens(_, let words): words
        case .failed(let words): words
        case .stale:
            LocalizedStringResource(system: "This has changed meanwhile; nothing was done.")
                .text(in: locale)
        case .busy:
            LocalizedStringResource(system: "Too much is waiting here already; nothing was done.")
                .text(in: locale)
        }
    }
}

/// The destination of a tap on a board, since a board doesn't show cards (DIS-6).
package enum TapDestination: Sendable, Hashable {
    /// The card of an intent that the app's page performs.
    case card(Recipe)
    /// An address of the app.
    case address(URL)
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
