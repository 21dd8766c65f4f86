package import Foundation
package import IntentSystem

/// The place to which a tap on a board leads, since a board shows no card itself (DIS-6).
package enum BoardLead: Sendable, Hashable {
    /// The card of an intent that the app's page performs.
    case card(Recipe)
    /// An address of the app's own.
    case address(URL)
}
