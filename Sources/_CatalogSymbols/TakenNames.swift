/// The existing names of types in `SwiftUI`, which an asset of the same name would hide.
package enum TakenNames {
    /// The names of `Color`, and of `ShapeStyle` where a color is its own style.
    package static let color: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
        "pink", "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]

    /// The names of `UIColor`.
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

    /// The types nested in the extended types.
    static let nested: Set<String> = [
        "Body", "ColorSpace", "ID", "RGBColorSpace", "Resolved", "TemplateRenderingMode",
    ]

    /// The modules that the file refers to.
    static let modules: Set<String> = ["Foundation", "Swift", "SwiftUI"]
}
