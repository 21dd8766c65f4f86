/// Whether what is shown is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    case light
    case dark
}

/// Whether colors stand out from one another more than usual.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
    case standard
    case increased
}
