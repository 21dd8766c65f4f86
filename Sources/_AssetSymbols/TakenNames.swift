/// The names that types of `SwiftUI` have themselves: an asset of such a name would hide theirs.
package enum TakenNames {
    /// Of `Color`, and of `ShapeStyle` where a color is its own style.
    package static let color: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
        "pink", "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]

    /// Of `UIColor`.
    package static let uiColor: Set<String> = [
        "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
        "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
        "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText",
        "separator", "link", "tintColor", "systemFill", "secondarySystemFill",
        "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
        "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "red", "green",
        "blue", "orange", "yellow", "purple", "brown", "cyan", "gray", "lightGray", "darkGray",
        "black", "white", "clear",
    ]

    /// The types inside those that are extended.
    static let nested: Set<String> = [
        "Body", "ColorSpace", "ID", "RGBColorSpace", "Resolved", "TemplateRenderingMode",
    ]

    /// The modules that the file names.
    static let modules: Set<String> = ["Foundation", "Swift", "SwiftUI"]
}
