/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
    /// The description of the movement for renderers.
    var _effect: _SymbolEffect { get }
}

/// A movement that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// A movement that a change of a value sets off.
public protocol DiscreteSymbolEffect {}

/// A movement by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The description of a movement for renderers.
public struct _SymbolEffect: Sendable {
    enum Kind: Sendable {
        case step(ViewNode.SymbolMotion.Effect)
        case scale(Double)
        case disappear
        case replace
    }

    let kind: Kind
}

/// A movement of a symbol's parts.
public protocol _LayeredSymbolEffect: SymbolEffect {}

extension _LayeredSymbolEffect {
    /// The movement of each part separately; a client moves them as one.
    public var byLayer: Self { self }
    /// The movement of all parts as one.
    public var wholeSymbol: Self { self }
}

/// A symbol that bounces.
public struct BounceSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    private var isDown = false

    fileprivate init() {}

    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(isDown ? .bounceDown : .bounce)) }

    /// The effect that moves up first.
    public var up: Self { changed(self) { $0.isDown = false } }
    /// The effect that moves down first.
    public var down: Self { changed(self) { $0.isDown = true } }
}

/// A symbol that fades in and out.
public struct PulseSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.pulse)) }
}

/// A symbol whose parts become visible in turn.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.variableColor)) }
    /// The effect with one part after the other, which a client always uses.
    public var iterative: Self { self }
    /// The effect whose parts add up; a client shows them in turn.
    public var cumulative: Self { self }
    /// The effect that goes backward at the end, which a client always does.
    public var reversing: Self { self }
    /// The effect that restarts at the end; a client goes backward.
    public var nonReversing: Self { self }
    /// The effect that dims the other parts, which a client always does.
    public var dimInactiveLayers: Self { self }
    /// The effect that hides the other parts; a client dims them.
    public var hideInactiveLayers: Self { self }
}

/// A symbol that is drawn larger or smaller.
public struct ScaleSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect {
    private var factor = 1.2

    fileprivate init() {}

    public var _effect: _SymbolEffect { _SymbolEffect(kind: .scale(factor)) }

    /// The effect that enlarges.
    public var up: Self { changed(self) { $0.factor = 1.2 } }
    /// The effect that shrinks.
    public var down: Self { changed(self) { $0.factor = 0.8 } }
}

/// A symbol that appears.
public struct AppearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect {
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.appear)) }
    /// The effect that enlarges, which a client always uses.
    public var up: Self { self }
    /// The effect that shrinks; a client enlarges.
    public var down: Self { self }
}

/// A symbol that disappears and keeps its place.
public struct DisappearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect {
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .disappear) }
    /// The effect that enlarges; a client fades.
    public var up: Self { self }
    /// The effect that shrinks; a client fades.
    public var down: Self { self }
}

/// A symbol that replaces another.
public struct ReplaceSymbolEffect: _LayeredSymbolEffect, ContentTransitionSymbolEffect {
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .replace) }
    /// The old symbol shrinks, then the new one grows; a client shows only the growth.
    public var downUp: Self { self }
    /// The effect in which both symbols grow; a client shows only the new one's growth.
    public var upUp: Self { self }
    /// The effect in which the old symbol disappears at once and the new one grows.
    public var offUp: Self { self }

    /// The effect in which the old symbol shrinks, then the new one grows.
    public static var downUp: Self { Self() }
    /// The effect in which both symbols grow.
    public static var upUp: Self { Self() }
    /// The effect in which the old symbol disappears at once and the new one grows.
    public static var offUp: Self { Self() }

    /// Returns the effect that keeps the strokes that two related symbols share, and shows the
    /// fallback for other symbols; a client shows the fallback.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        MagicReplace(fallback: fallback)
    }

    /// A symbol that becomes a related one.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        fileprivate let fallback: ReplaceSymbolEffect

        public var _effect: _SymbolEffect { fallback._effect }
    }
}

/// A symbol that tilts from side to side, regardless of the chosen direction.
public struct WiggleSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.wiggle)) }
    /// The effect that wiggles to the left; a client tilts the symbol.
    public var left: Self { self }
    /// The effect that wiggles to the right; a client tilts the symbol.
    public var right: Self { self }
    /// The effect that wiggles upward; a client tilts the symbol.
    public var up: Self { self }
    /// The effect that wiggles downward; a client tilts the symbol.
    public var down: Self { self }
    /// The effect that wiggles forward; a client tilts the symbol.
    public var forward: Self { self }
    /// The effect that wiggles backward; a client tilts the symbol.
    public var backward: Self { self }
    /// The effect that wiggles clockwise; a client tilts the symbol.
    public var clockwise: Self { self }
    /// The effect that wiggles counterclockwise; a client tilts the symbol.
    public var counterClockwise: Self { self }
}

/// A symbol that turns.
public struct RotateSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    private var goesBack = false

    fileprivate init() {}

    public var _effect: _SymbolEffect {
        _SymbolEffect(kind: .step(goesBack ? .rotateBack : .rotate))
    }

    /// The clockwise effect.
    public var clockwise: Self { changed(self) { $0.goesBack = false } }
    /// The counterclockwise effect.
    public var counterClockwise: Self { changed(self) { $0.goesBack = true } }
}

/// A symbol that breathes.
public struct BreatheSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect,
    DiscreteSymbolEffect
{
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.breathe)) }
    /// The effect that grows and shrinks.
    public var plain: Self { self }
    /// The effect that also fades; a client only grows and shrinks.
    public var pulse: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol that bounces.
    public static var bounce: BounceSymbolEffect { .init() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol that fades in and out.
    public static var pulse: PulseSymbolEffect { .init() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol whose parts become visible in turn.
    public static var variableColor: VariableColorSymbolEffect { .init() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol that is drawn larger or smaller.
    public static var scale: ScaleSymbolEffect { .init() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that appears.
    public static var appear: AppearSymbolEffect { .init() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol that disappears and keeps its place.
    public static var disappear: DisappearSymbolEffect { .init() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol that replaces another.
    public static var replace: ReplaceSymbolEffect { .init() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol that tilts from side to side.
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
