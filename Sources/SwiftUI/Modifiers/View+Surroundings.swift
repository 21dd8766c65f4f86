import Foundation

extension View {
    /// Lets the view extend into areas that a device covers; a card has none.
    nonisolated public consuming func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        self
    }

    /// Lets the view extend into areas that a device covers; a card has none.
    nonisolated public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Asks for a color scheme around the view; a card uses the person's.
    nonisolated public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
    {
        self
    }

    /// Draws the view in light or dark colors.
    nonisolated public consuming func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets the number of lines of text inside; with `reservesSpace`, text is always that high.
    nonisolated public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit).drawn(with: reservesSpace ? limit : 0) { context, lines, start in
            guard lines > 1 else { return }
            let font = context.environment.font?.description ?? FontDescription()
            let points = font.points(at: context.environment.dynamicTypeSize.textScale)
            let height = (points * font.lineRatio * Double(min(lines, 100))).rounded(.up)
            context.apply(.frame(ViewNode.Frame(minHeight: height, vertical: .top)), from: start)
        }
    }

    /// Lets letters move closer together to fit; a renderer decides.
    nonisolated public consuming func allowsTightening(_ flag: Bool) -> some View { self }

    /// Puts the view on glass, which renderers draw as a thin material in the glass's tint.
    nonisolated public consuming func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S = Capsule()
    ) -> some View {
        drawn(with: (glass, shape)) { context, surface, start in
            let (glass, shape) = surface
            if glass.kind == .identity { return }
            let paint =
                glass.color?.paint(in: context.environment)
                ?? .material(glass.kind == .clear ? .ultraThin : .thin)
            context.applySurface(paint, shape._outline.outline, from: start)
        }
    }
}

/// The areas that a device covers.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The areas of the device and of bars.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The area of the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All areas.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A glass surface that shows some of the content behind it.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }
    let kind: Kind
    var color: Color?

    /// The usual glass.
    public static let regular = Glass(kind: .regular)
    /// A clearer glass.
    public static let clear = Glass(kind: .clear)
    /// No glass at all.
    public static let identity = Glass(kind: .identity)

    /// Returns the glass in a color.
    public func tint(_ color: Color?) -> Glass {
        changed(self) { $0.color = color }
    }

    /// Returns glass that reacts to a finger, which a card's doesn't.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
