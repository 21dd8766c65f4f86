/// A way in which a symbol moves.
public protocol SymbolEffect: Sendable {
    /// The part of the movement that renderers know.
    var _effect: _SymbolEffect { get }
}

/// A movement that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// A movement that a change of a value sets off.
public protocol DiscreteSymbolEffect {}

/// A movement with which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect {}

/// The part of a movement that renderers know.
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
    /// Each part by itself; a client moves them as one.
    public var byLayer: Self { self }
    /// All parts as one.
    public var wholeSymbol: Self { self }
}

/// A symbol that bounces.
public struct BounceSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    private var isDown = false

    fileprivate init() {}

    public var _effect: _SymbolEffect {
        _SymbolEffect(kind: .step(isDown ? .bounceDown : .bounce))
    }

    /// It goes up first.
    public var up: Self { changed(self) { $0.isDown = false } }
    /// It goes down first.
    public var down: Self { changed(self) { $0.isDown = true } }
}

/// A symbol that fades in and out.
public struct PulseSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.pulse)) }
}

/// A symbol whose parts take turns.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.variableColor)) }
    /// One part after the other, as a client does in any case.
    public var iterative: Self { self }
    /// All parts add up; a client lets them take turns.
    public var cumulative: Self { self }
    /// It goes back the way it came, as a client does in any case.
    public var reversing: Self { self }
    /// It begins anew; a client goes back the way it came.
    public var nonReversing: Self { self }
    /// The other parts are dimmed, as a client does in any case.
    public var dimInactiveLayers: Self { self }
    /// The other parts are hidden; a client dims them.
    public var hideInactiveLayers: Self { self }
}

/// A symbol that is drawn larger or smaller.
public struct ScaleSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect {
    private var factor = 1.2

    fileprivate init() {}

    public var _effect: _SymbolEffect { _SymbolEffect(kind: .scale(factor)) }

    /// It becomes larger.
    public var up: Self { changed(self) { $0.factor = 1.2 } }
    /// It becomes smaller.
    public var down: Self { changed(self) { $0.factor = 0.8 } }
}

/// A symbol that comes.
public struct AppearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect {
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.appear)) }
    /// It becomes larger, as a client does in any case.
    public var up: Self { self }
    /// It becomes smaller; a client lets it grow.
    public var down: Self { self }
}

/// A symbol that goes, and keeps its place.
public struct DisappearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect {
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .disappear) }
    /// It becomes larger; a client lets it fade.
    public var up: Self { self }
    /// It becomes smaller; a client lets it fade.
    public var down: Self { self }
}

/// A symbol that takes another's place.
public struct ReplaceSymbolEffect: _LayeredSymbolEffect, ContentTransitionSymbolEffect {
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .replace) }
    /// The old one becomes smaller, then the new one larger; a client shows the latter.
    public var downUp: Self { self }
    /// Both become larger; a client shows the latter.
    public var upUp: Self { self }
    /// The old one goes at once, and the new one becomes larger.
    public var offUp: Self { self }
}

/// A symbol that tilts from side to side, in whichever direction.
public struct WiggleSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.wiggle)) }
    /// It wiggles to the left; a client tilts it.
    public var left: Self { self }
    /// It wiggles to the right; a client tilts it.
    public var right: Self { self }
    /// It wiggles upward; a client tilts it.
    public var up: Self { self }
    /// It wiggles downward; a client tilts it.
    public var down: Self { self }
    /// It wiggles forward; a client tilts it.
    public var forward: Self { self }
    /// It wiggles backward; a client tilts it.
    public var backward: Self { self }
    /// It wiggles with the clock; a client tilts it.
    public var clockwise: Self { self }
    /// It wiggles against the clock; a client tilts it.
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

    /// With the clock.
    public var clockwise: Self { changed(self) { $0.goesBack = false } }
    /// Against the clock.
    public var counterClockwise: Self { changed(self) { $0.goesBack = true } }
}

/// A symbol that breathes.
public struct BreatheSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect,
    DiscreteSymbolEffect
{
    public var _effect: _SymbolEffect { _SymbolEffect(kind: .step(.breathe)) }
    /// It grows and shrinks.
    public var plain: Self { self }
    /// It fades as well; a client lets it grow and shrink.
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
    /// A symbol whose parts take turns.
    public static var variableColor: VariableColorSymbolEffect { .init() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol that is drawn larger or smaller.
    public static var scale: ScaleSymbolEffect { .init() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that comes.
    public static var appear: AppearSymbolEffect { .init() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol that goes, and keeps its place.
    public static var disappear: DisappearSymbolEffect { .init() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol that takes another’s place.
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
