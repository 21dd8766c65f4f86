import AppIntents

/// The reason why a ticket request couldn't continue, in words for the person.
enum TicketFailure: Error, CustomLocalizedStringResourceConvertible {
    case requestUnknown
    case nothingToBuy

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .requestUnknown: "This ticket request no longer exists."
        case .nothingToBuy: "There is no offer to buy yet. Search for tickets first."
        }
    }
}
