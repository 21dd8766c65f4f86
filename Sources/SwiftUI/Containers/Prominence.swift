/// The prominence of an element.
public enum Prominence: Sendable, Hashable {
    /// The usual prominence.
    case standard
    /// More than the usual prominence.
    case increased
}

extension View {
    /// Sets the prominence of the headers of sections inside.
    nonisolated public consuming func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
