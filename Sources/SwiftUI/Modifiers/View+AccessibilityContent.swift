import _Localization

// What else a screen reader is told of a view: what it stands for, and facts about it.
extension View {
    /// Lets a screen reader tell of another view in place of this one.
    ///
    /// Unspecified by Apple for a view that can't act; the other view gives its name, and isn't drawn.
    nonisolated public consuming func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modified(_RepresentationModifier(representation: representation()))
    }

    /// Lets a screen reader tell of other views in place of those inside.
    nonisolated public consuming func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
    ) -> some View {
        modified(_RepresentationModifier(representation: children()))
    }

    /// Adds a fact about the view, which a screen reader tells after its hint.
    nonisolated public consuming func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modified(_CustomContentModifier(label: label, value: value))
    }

    /// Adds a fact about the view with a label that is looked up.
    nonisolated public consuming func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds a fact about the view with a label and a value that are looked up.
    nonisolated public consuming func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds a fact about the view with a label that is looked up.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}

// What only Apple's assistive technology knows of. A card's reader reads in the order of drawing.
extension View {
    /// Would let a screen reader tell of the view earlier or later.
    nonisolated public consuming func accessibilitySortPriority(_ sortPriority: Double)
        -> some View
    { self }

    /// Would give the view names that a person can speak.
    nonisolated public consuming func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        self
    }

    /// Would give the view names that a person can speak, looked up for the reader.
    nonisolated public consuming func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> some View {
        self
    }

    /// Would give the view names that a person can speak.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> some View {
        self
    }

    /// Would keep the view's colors while those of the device are turned around.
    nonisolated public consuming func accessibilityIgnoresInvertColors(_ active: Bool = true)
        -> some View
    { self }

    /// Would tell that the view reacts to a person, which a renderer sees.
    nonisolated public consuming func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        self
    }
}

/// A fact about a view, as Apple's framework for accessibility has it.
public enum AXCustomContent {
    /// How soon a fact is told.
    public enum Importance: UInt, Sendable {
        /// When a person asks.
        case `default` = 0
        /// At once.
        case high = 1
    }
}

/// Lets assistive technology tell of another view in place of one.
public nonisolated struct _RepresentationModifier<Representation: View>: _PrimitiveModifier {
    let representation: Representation

    /// Draws a view that has the other one's name.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        let name = context.label { $0.drawPart("_a", representation) }.accessibleName
        context.apply(.accessibilityLabel(name), from: start)
    }
}

/// Adds a fact to the hints of a view.
public nonisolated struct _CustomContentModifier: _PrimitiveModifier {
    let label: Text
    let value: Text

    /// Draws a view with the fact.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        let name = label.plainText(in: &context.environment)
        let fact = "\(name): \(value.plainText(in: &context.environment))"
        for index in start..<context.nodes.count {
            var hint = fact
            for case .accessibilityHint(let text) in context.nodes[index].attributes {
                hint = "\(text) \(fact)"
            }
            context.nodes[index].apply(.accessibilityHint(hint))
        }
    }
}
