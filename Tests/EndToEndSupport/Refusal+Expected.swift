package import IntentSystem

extension Refusal {
    /// A tap that names what is not shown any more.
    package static let staleTap = Refusal(
        reason: .stale, message: "This has changed meanwhile; nothing was done.")

    /// Done for a card that is not shown any more.
    package static let gone = Refusal(reason: .stale, message: "This card is not shown any more.")

    /// An answer to a question that is not open any more.
    package static let closed = Refusal(
        reason: .answered, message: "This question is not open any more.")
}
