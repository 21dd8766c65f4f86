public import Foundation

extension AttributeScopes {
    /// The attributes of SwiftUI's scope.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that SwiftUI draws.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The emphasis from Markdown.
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// Points between letters, beyond the font's own.
        public let kern: KerningAttribute
        /// Points between letters, beyond the font's own.
        public let tracking: TrackingAttribute
        /// Points by which the text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes
    }

    /// The font of a stretch.
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "SwiftUI.Font"
    }

    /// The color of a stretch.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind a stretch.
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through a stretch.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line below a stretch.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The space between the letters of a stretch.
    public enum KerningAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Kern"
    }

    /// The space between the letters of a stretch.
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Tracking"
    }

    /// The baseline offset of a stretch.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.BaselineOffset"
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of SwiftUI by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributeContainer {
    /// Returns a text style with the attributes.
    func applied(
        to outer: ViewNode.TextStyle, in environment: EnvironmentValues, font: FontDescription
    ) -> ViewNode.TextStyle {
        typealias Scopes = AttributeScopes
        var style = outer
        if let font = self[Scopes.FontAttribute.self] {
            style.font = environment.sized(font.description)
        }
        if let link = self[Scopes.FoundationAttributes.LinkAttribute.self] {
            style.link = link
            if style.paint == nil { style.paint = environment.tint ?? .named(.accent) }
        }
        if let color = self[Scopes.ForegroundColorAttribute.self] {
            style.paint = color._paint(in: environment)
        }
        if let color = self[Scopes.BackgroundColorAttribute.self] {
            style.background = color._paint(in: environment)
        }
        if let intent = self[Scopes.FoundationAttributes.InlinePresentationIntentAttribute.self] {
            style = intent.applied(to: style, in: font)
        }
        if let line = self[Scopes.UnderlineStyleAttribute.self] {
            style.isUnderlined = true
            style.linePattern = line.pattern.described ?? style.linePattern
            style.lineColor = line.color?._paint(in: environment) ?? style.lineColor
        }
        if let line = self[Scopes.StrikethroughStyleAttribute.self] {
            style.isStruckThrough = true
            style.linePattern = line.pattern.described ?? style.linePattern
            style.lineColor = line.color?._paint(in: environment) ?? style.lineColor
        }
        if let space = self[Scopes.TrackingAttribute.self] ?? self[Scopes.KerningAttribute.self] {
            style.letterSpacing = Double(space)
        }
        if let offset = self[Scopes.BaselineOffsetAttribute.self] {
            style.baselineOffset = Double(offset)
        }
        return style
    }
}
