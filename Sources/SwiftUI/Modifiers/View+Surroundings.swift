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

    /// Asks for a color scheme around the view; a card has the person's.
    nonisolated public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
    {
        self
    }

    /// Hides the view's content where private content is to be hidden.
    nonisolated public consuming func privacySensitive(_ sensitive: Bool = true) -> some View {
        modified(
            _ComputedAttributeModifier { environment in
                sensitive && environment.redactionReasons.contains(.privacy) ? .redacted : nil
            })
    }

    /// Sets how many lines text inside may have; where `reservesSpace`, it is as high as so many.
    nonisolated public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        surroundings(.lineLimit(limit)).modified(
            _ReservedLinesModifier(lines: reservesSpace ? limit : 0))
    }

    /// Lets letters stand closer to fit; a renderer decides.
    nonisolated public consuming func allowsTightening(_ flag: Bool) -> some View { self }

    /// Sets what the symbols inside do; renderers draw symbols that stand still.
    nonisolated public consuming func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        self
    }

    /// Sets what the symbols inside do when a value changes; renderers draw symbols that stand still.
    nonisolated public consuming func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        self
    }

    /// Puts the view on glass, which renderers draw as a thin material.
    nonisolated public consuming func glassEffect() -> some View {
        background(Material.thin, in: Capsule())
    }

    /// Puts the view on glass, which renderers draw as a thin material in the glass's tint.
    nonisolated public consuming func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S
    ) -> some View {
        modified(_GlassModifier(glass: glass, shape: shape))
    }

    /// Puts the view on glass, which renderers draw as a thin material in the glass's tint.
    nonisolated public consuming func glassEffect(_ glass: Glass) -> some View {
        modified(_GlassModifier(glass: glass, shape: Capsule()))
    }
}

/// The areas that a device covers.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Those of the device and of bars.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// That of the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Makes text as high as some lines.
public nonisolated struct _ReservedLinesModifier: _PrimitiveModifier {
    let lines: Int

    /// Draws a view whose texts are so high.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        guard lines > 1 else { return }
        let font = context.environment.font?.description ?? FontDescription()
        let points = font.points(at: context.environment.dynamicTypeSize.textScale)
        let height = (points * font.lineRatio * Double(min(lines, 100))).rounded(.up)
        context.apply(.frame(ViewNode.Frame(minHeight: height, vertical: .top)), from: start)
    }
}

/// Glass, through which something of what lies behind shows.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }
    let kind: Kind
    var color: Color?

    /// The usual glass.
    public static let regular = Glass(kind: .regular)
    /// Glass through which more shows.
    public static let clear = Glass(kind: .clear)
    /// No glass at all.
    public static let identity = Glass(kind: .identity)

    /// The glass in a color.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// The glass that follows a finger, which a card doesn't.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Puts a view on glass.
public nonisolated struct _GlassModifier<S: Shape>: _PrimitiveModifier {
    let glass: Glass
    let shape: S

    /// Draws the view on its glass.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        if glass.kind == .identity { return }
        let paint =
            glass.color?.paint(in: context.environment)
            ?? .material(glass.kind == .clear ? .ultraThin : .thin)
        context.applySurface(paint, shape._outline.outline, from: start)
    }
}

/// A way in which a symbol moves.
public protocol SymbolEffect: Sendable {}

/// A symbol that bounces.
public struct BounceSymbolEffect: SymbolEffect {
    /// It goes up first.
    public var up: Self { self }
    /// It goes down first.
    public var down: Self { self }
}

/// A symbol that fades in and out.
public struct PulseSymbolEffect: SymbolEffect {}

/// A symbol whose parts take turns.
public struct VariableColorSymbolEffect: SymbolEffect {
    /// Its parts stay as they are.
    public var iterative: Self { self }
    /// All its parts add up.
    public var cumulative: Self { self }
    /// It goes back the way it came.
    public var reversing: Self { self }
}

/// A symbol that grows.
public struct ScaleSymbolEffect: SymbolEffect {
    /// It becomes larger.
    public var up: Self { self }
    /// It becomes smaller.
    public var down: Self { self }
}

/// A symbol that turns into another.
public struct ReplaceSymbolEffect: SymbolEffect {
    /// The old one becomes smaller, then the new one larger.
    public var downUp: Self { self }
    /// Both become larger.
    public var upUp: Self { self }
    /// The old one goes at once, and the new one becomes larger.
    public var offUp: Self { self }
}

/// A symbol that wiggles.
public struct WiggleSymbolEffect: SymbolEffect {}

/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect {}

/// A symbol that breathes.
public struct BreatheSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol that bounces.
    public static var bounce: BounceSymbolEffect { .init() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol that fades in and out.
    public static var pulse: PulseSymbolEffect { .init() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol whose parts take turns.
    public static var variableColor: VariableColorSymbolEffect { .init() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol that grows.
    public static var scale: ScaleSymbolEffect { .init() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol that turns into another.
    public static var replace: ReplaceSymbolEffect { .init() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol that wiggles.
    public static var wiggle: WiggleSymbolEffect { .init() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol that turns.
    public static var rotate: RotateSymbolEffect { .init() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol that breathes.
    public static var breathe: BreatheSymbolEffect { .init() }
}

/// How often and how fast a symbol does something.
public struct SymbolEffectOptions: Sendable {
    private init() {}

    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// At a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

    /// At a speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension ContentTransition {
    /// By what a symbol does; renderers cross-fade.
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .opacity
    }

    /// By what suits a symbol; renderers cross-fade.
    public static var symbolEffect: ContentTransition { .opacity }
}
