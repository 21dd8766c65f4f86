import AppIntents
package import Foundation
package import IntentSystem

/// The end of what a person tapped on a board.
package enum BoardOutcome: Sendable, Hashable {
    /// The words of the intent, if it had any; a snippet isn't shown.
    case done(String?)
    /// The app's page goes on with this; with the words of what was performed before.
    case opens(TapDestination, String?)
    case failed(String)
    /// The tap was on what is no longer there.
    case stale
    /// Too many taps wait already.
    case busy

    /// The end of a run; at the page a result may lead on, elsewhere its address is said.
    init(_ outcome: RunOutcome, atPage isAtPage: Bool, in locale: Locale) {
        switch outcome {
        case .finished(let result):
            let words = result.dialog.map { $0.words(besideView: false, in: locale) }
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
}

/// The place to which a tap on a board leads, since a board shows no card itself (DIS-6).
package enum TapDestination: Sendable, Hashable {
    /// The card of an intent that the app's page performs.
    case card(Recipe)
    /// An address of the app's own.
    case address(URL)
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
