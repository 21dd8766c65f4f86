import _Localization

// More information for screen readers: representations of a view and facts about it.
extension View {
    /// Makes a screen reader read another view instead of this one.
    ///
    /// Unspecified by Apple for a view that can't act; the other view names it and isn't drawn.
    nonisolated public consuming func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        drawn(with: representation()) { context, representation, start in
            let name = context.label { $0.drawPart("_a", representation) }.accessibleName
            context.apply(.accessibilityLabel(name), from: start)
        }
    }

    /// Makes a screen reader read other views instead of those inside.
    nonisolated public consuming func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
    ) -> some View {
        accessibilityRepresentation(representation: children)
    }

    /// Adds a fact about the view, which a screen reader reads after its hint.
    nonisolated public consuming func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        drawn(with: (label, value)) { context, content, start in
            let name = content.0.plainText(in: &context.environment)
            let fact = "\(name): \(content.1.plainText(in: &context.environment))"
            for index in start..<context.nodes.count {
                var hint = fact
                for case .accessibilityHint(let text) in context.nodes[index].attributes {
                    hint = "\(text) \(fact)"
                }
                context.nodes[index].apply(.accessibilityHint(hint))
            }
        }
    }

    /// Adds a fact about the view with a localized label.
    nonisolated public consuming func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds a fact about the view with a localized label and value.
    nonisolated public consuming func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds a fact about the view with a localized label.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}

// Modifiers for Apple's assistive technology only. A card is read in drawing order.
extension View {
    /// Makes a screen reader read the view earlier or later; a card is read in drawing order.
    nonisolated public consuming func accessibilitySortPriority(_ sortPriority: Double)
        -> some View
    { self }

    /// Gives the view names that a person can speak; a card ignores them.
    nonisolated public consuming func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        self
    }

    /// Gives the view localized names that a person can speak; a card ignores them.
    nonisolated public consuming func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> some View {
        self
    }

    /// Gives the view names that a person can speak; a card ignores them.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> some View {
        self
    }

    /// Gives the view names from resources that a person can speak; a card ignores them.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource]
    ) -> some View {
        self
    }

    /// Keeps the view's colors while the device inverts colors; a card ignores it.
    nonisolated public consuming func accessibilityIgnoresInvertColors(_ active: Bool = true)
        -> some View
    { self }

    /// Marks the view as responding to a person; renderers know this by themselves.
    nonisolated public consuming func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        self
    }
}

/// A fact about a view, in the terms of Apple's accessibility framework.
public enum AXCustomContent {
    /// The importance of a fact.
    public enum Importance: UInt, Sendable {
        /// Read when a person asks for it.
        case `default` = 0
        /// At once.
        case high = 1
    }
}
