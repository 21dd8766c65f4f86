/// A color scheme: light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    /// Dark content on a light surface.
    case light
    /// Light content on a dark surface.
    case dark
}

/// The contrast between colors.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
    /// The usual contrast.
    case standard
    /// More than the usual contrast.
    case increased
}
