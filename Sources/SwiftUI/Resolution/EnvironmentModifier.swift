/// Sets a value of the environment.
public struct _EnvironmentModifier<Value>: _PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment[keyPath: keyPath]
        let around = context.environment.drawn
        context.environment[keyPath: keyPath] = value
        context.draw(content, afterSetting: Value.self, over: around)
        context.environment[keyPath: keyPath] = outer
    }
}

/// Changes a value of the environment.
public struct _EnvironmentTransformModifier<Value>: _PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment[keyPath: keyPath]
        let around = context.environment.drawn
        transform(&context.environment[keyPath: keyPath])
        context.draw(content, afterSetting: Value.self, over: around)
        context.environment[keyPath: keyPath] = outer
    }
}

extension EnvironmentValues {
    /// The values that apply to nodes wherever they are drawn, and so become their attributes.
    fileprivate struct Drawn {
        var scheme: ColorScheme
        var direction: LayoutDirection
    }

    fileprivate var drawn: Drawn { Drawn(scheme: colorScheme, direction: layoutDirection) }
}

extension ResolveContext {
    /// Draws a view after a value of the environment was set.
    ///
    /// An explicitly set color scheme, even an unchanged one, applies wherever the nodes are drawn;
    /// a direction becomes an attribute only if it differs from that of the whole tree.
    @MainActor
    fileprivate mutating func draw<Content: View>(
        _ content: Content, afterSetting type: Any.Type, over around: EnvironmentValues.Drawn
    ) {
        let start = nodes.count
        content._draw(in: &self)
        if type == ColorScheme.self || environment.colorScheme != around.scheme {
            apply(.scheme(environment.colorScheme == .dark ? .dark : .light), from: start)
        }
        switch environment.layoutDirection {
        case around.direction: break
        case .leftToRight: apply(.direction(.leftToRight), from: start)
        case .rightToLeft: apply(.direction(.rightToLeft), from: start)
        }
    }
}

/// Sets a value of the environment for a built-in modifier, without a key path, which would be slow.
public struct _SettingModifier<Value>: _PrimitiveModifier {
    let value: Value
    /// Exchanges the value with the one in the environment, so that a second call restores it.
    let exchange: (inout Value, inout EnvironmentValues) -> Void

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        var value = value
        exchange(&value, &context.environment)
        content._draw(in: &context)
        exchange(&value, &context.environment)
    }
}
