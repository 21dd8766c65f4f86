/// Sets a value of the environment.
public nonisolated struct _EnvironmentModifier<Value>: _PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    /// Draws a view with the value in its environment.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment[keyPath: keyPath]
        let around = context.environment.drawn
        context.environment[keyPath: keyPath] = value
        context.draw(content, afterSetting: Value.self, over: around)
        context.environment[keyPath: keyPath] = outer
    }
}

/// Changes a value of the environment.
public nonisolated struct _EnvironmentTransformModifier<Value>: _PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    /// Draws a view with the changed value in its environment.
    @MainActor
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

/// Sets one of the values that built-in modifiers set.
public nonisolated struct _SettingModifier: _PrimitiveModifier {
    let setting: EnvironmentSetting

    /// Draws a view with the value in its environment.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        var setting = setting
        setting.exchange(with: &context.environment)
        content._draw(in: &context)
        setting.exchange(with: &context.environment)
    }
}

/// A value that a built-in modifier sets without a key path, which would be slow.
enum EnvironmentSetting {
    case fontWeight(FontDescription.Weight?)
    case fontDesign(FontDescription.Design?)
    case fontWidth(FontDescription.Width??)
    case textTrait(TextOverrides.Traits, Bool?)
    case letterSpacing(Double?)
    case baselineOffset(Double?)
    case lineColor(Paint?)
    case linePattern(ViewNode.LinePattern?)
    case textAlignment(TextAlignment)
    case lineLimit(Int?)
    case truncationMode(Text.TruncationMode)
    case minimumScaleFactor(CGFloat)
    case lineSpacing(CGFloat)
    case textCase(Text.Case?)
    case contentTransition(ContentTransition?)
    case dynamicTypeSize(DynamicTypeSize)
    case imageScale(Image.Scale)
    case symbolVariants(SymbolVariants)
    case controlSize(ControlSize)
    case redactionReasons(RedactionReasons)
    case isPrivacySensitive(Bool)
    case buttonBorderShape(ButtonBorderShape)
    case buttonStyle(AnyButtonStyle)
    case toggleStyle(AnyToggleStyle)
    case labelStyle(AnyLabelStyle)
    case progressStyle(AnyProgressViewStyle)
    case gaugeStyle(AnyGaugeStyle)
    case labelsAreHidden(Bool)

    /// Exchanges the value with the one in the environment, so that a second call restores it.
    mutating func exchange(with values: inout EnvironmentValues) {
        func exchanged<Value>(_ value: Value, _ place: inout Value) -> Value {
            let old = place
            place = value
            return old
        }
        self =
            switch self {
            case .fontWeight(let new): .fontWeight(exchanged(new, &values.textOverrides.weight))
            case .fontDesign(let new): .fontDesign(exchanged(new, &values.textOverrides.design))
            case .fontWidth(let new): .fontWidth(exchanged(new, &values.textOverrides.width))
            case .textTrait(let trait, let new):
                .textTrait(trait, exchanged(new, &values.textOverrides[trait]))
            case .letterSpacing(let new):
                .letterSpacing(exchanged(new, &values.textOverrides.letterSpacing))
            case .baselineOffset(let new):
                .baselineOffset(exchanged(new, &values.textOverrides.baselineOffset))
            case .lineColor(let new):
                .lineColor(exchanged(new, &values.textOverrides.lineColor))
            case .linePattern(let new):
                .linePattern(exchanged(new, &values.textOverrides.linePattern))
            case .textAlignment(let new):
                .textAlignment(exchanged(new, &values.multilineTextAlignment))
            case .lineLimit(let new): .lineLimit(exchanged(new, &values.lineLimit))
            case .truncationMode(let new): .truncationMode(exchanged(new, &values.truncationMode))
            case .minimumScaleFactor(let new):
                .minimumScaleFactor(exchanged(new, &values.minimumScaleFactor))
            case .lineSpacing(let new): .lineSpacing(exchanged(new, &values.lineSpacing))
            case .textCase(let new): .textCase(exchanged(new, &values.textCase))
            case .contentTransition(let new):
                .contentTransition(exchanged(new, &values.contentTransition))
            case .dynamicTypeSize(let new):
                .dynamicTypeSize(exchanged(new, &values.dynamicTypeSize))
            case .imageScale(let new): .imageScale(exchanged(new, &values.imageScale))
            case .symbolVariants(let new): .symbolVariants(exchanged(new, &values.symbolVariants))
            case .controlSize(let new): .controlSize(exchanged(new, &values.controlSize))
            case .redactionReasons(let new):
                .redactionReasons(exchanged(new, &values.redactionReasons))
            case .isPrivacySensitive(let new):
                .isPrivacySensitive(exchanged(new, &values.isPrivacySensitive))
            case .buttonBorderShape(let new):
                .buttonBorderShape(exchanged(new, &values.buttonBorderShape))
            case .buttonStyle(let new): .buttonStyle(exchanged(new, &values.buttonStyle))
            case .toggleStyle(let new): .toggleStyle(exchanged(new, &values.toggleStyle))
            case .labelStyle(let new): .labelStyle(exchanged(new, &values.labelStyle))
            case .progressStyle(let new): .progressStyle(exchanged(new, &values.progressStyle))
            case .gaugeStyle(let new): .gaugeStyle(exchanged(new, &values.gaugeStyle))
            case .labelsAreHidden(let new):
                .labelsAreHidden(exchanged(new, &values.labelsAreHidden))
            }
    }
}
