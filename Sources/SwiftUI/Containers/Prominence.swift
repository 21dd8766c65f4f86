/// How much something stands out.
public enum Prominence: Sendable, Hashable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

extension EnvironmentValues {
    private enum HeaderProminenceKey: EnvironmentKey {
        static var defaultValue: Prominence { .standard }
    }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the headers of the sections inside stand out.
    nonisolated public consuming func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
