public import Foundation

/// A color in AppKit's terms: UIKit's value with AppKit's names.
public typealias NSColor = UIColor

extension NSColor {
    /// Creates a color from components 0…1 in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color from components 0…1, which are read as sRGB.
    public convenience init(
        calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// AppKit's color of the name.
    public static var labelColor: NSColor { label }
    /// AppKit's color of the name.
    public static var secondaryLabelColor: NSColor { secondaryLabel }
    /// AppKit's color of the name.
    public static var tertiaryLabelColor: NSColor { tertiaryLabel }
    /// AppKit's color of the name.
    public static var quaternaryLabelColor: NSColor { quaternaryLabel }
    /// AppKit's color of the name.
    public static var textColor: NSColor { label }
    /// AppKit's color of the name.
    public static var controlTextColor: NSColor { label }
    /// AppKit's color of the name.
    public static var placeholderTextColor: NSColor { placeholderText }
    /// AppKit's color of the name.
    public static var linkColor: NSColor { link }
    /// AppKit's color of the name.
    public static var separatorColor: NSColor { separator }
    /// AppKit's color of the name.
    public static var controlAccentColor: NSColor { tintColor }
    /// AppKit's color of the name.
    public static var controlColor: NSColor { systemFill }
    /// AppKit's color of the name.
    public static var controlBackgroundColor: NSColor { systemBackground }
    /// AppKit's color of the name.
    public static var textBackgroundColor: NSColor { systemBackground }
    /// AppKit's color of the name.
    public static var windowBackgroundColor: NSColor { secondarySystemBackground }
    /// AppKit's color of the name.
    public static var underPageBackgroundColor: NSColor { secondarySystemBackground }
}
