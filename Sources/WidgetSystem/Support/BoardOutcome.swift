import AppIntents
import Foundation
import IntentSystem

/// The end of what a person tapped on a board.
package enum BoardOutcome: Sendable, Hashable {
    /// The words of the intent, if it had any; a snippet isn't shown.
    case done(String?)
    /// The app's page goes on from here; with the words of what was performed before.
    case leads(to: BoardLead, String?)
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
                    .leads(to: .card(next), words)
                } else if let address = result.appAddress {
                    .leads(to: .address(address), words)
                } else {
                    .done(words)
                }
        case .failed(let failure): self = .failed(failure.text(in: locale))
        case .cancelled: self = .done(nil)
        }
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
