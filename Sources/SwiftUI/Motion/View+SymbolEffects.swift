extension View {
    /// Makes the symbols inside move while `isActive`.
    ///
    /// A client moves them; if a person prefers reduced motion, they don't move.
    nonisolated public consuming func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modified(
            _SymbolEffectModifier(
                effect: isActive ? effect._effect : nil, options: options, value: nil))
    }

    /// Makes the symbols inside move each time the value differs in the next version of the card.
    nonisolated public consuming func symbolEffect<
        T: DiscreteSymbolEffect & SymbolEffect, U: Equatable
    >(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View {
        modified(
            _SymbolEffectModifier(
                effect: effect._effect, options: options, value: String(describing: value)))
    }

    /// Removes the effects that views around set for the symbols inside.
    nonisolated public consuming func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modified(_SymbolEffectModifier(removes: isEnabled))
    }
}

/// A modifier that adds a movement to those of the symbols inside.
public struct _SymbolEffectModifier: _PrimitiveModifier {
    private let effect: _SymbolEffect?
    private let options: SymbolEffectOptions
    private let value: String?
    private let removes: Bool

    init(effect: _SymbolEffect?, options: SymbolEffectOptions, value: String?) {
        self.effect = effect
        self.options = options
        self.value = value
        removes = false
    }

    init(removes: Bool) {
        effect = nil
        options = .default
        value = nil
        self.removes = removes
    }

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment.symbolMotion
        if removes {
            context.environment.symbolMotion = nil
        } else if let effect {
            context.environment.symbolMotion = adding(effect, to: outer ?? .init())
        }
        content._draw(in: &context)
        context.environment.symbolMotion = outer
    }

    private func adding(
        _ effect: _SymbolEffect, to motion: ViewNode.SymbolMotion
    ) -> ViewNode.SymbolMotion {
        var motion = motion
        switch effect.kind {
        case .scale(let factor): motion.scale *= factor
        case .disappear: motion.isGone = true
        case .replace: break
        case .step(let effect):
            var step = ViewNode.SymbolMotion.Step(effect: effect, speed: options.factor)
            if let value {
                step.count = options.isEndless ? nil : options.count ?? 1
                motion.onChange.append(step)
                // The value itself isn't sent: a client needs only its changes.
                motion.value = (motion.value ?? "") + StableHash.text(of: value)
            } else {
                step.count = effect == .appear ? 1 : options.count
                motion.lasting.append(step)
            }
        }
        return motion
    }
}

extension ViewNode.ImageContent {
    /// Sets the author's transition from one symbol to another.
    mutating func replaces(by transition: ContentTransition) {
        guard case .symbol = source, let replacement = transition.replacement else { return }
        motion = motion ?? .init()
        motion?.replacement = replacement
    }
}
