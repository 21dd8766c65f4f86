public import _Localization

// Assistive technology is told these if the author's condition holds.
extension View {
    /// Sets what a screen reader calls the view, if enabled.
    nonisolated public consuming func accessibilityLabel(_ label: Text, isEnabled: Bool)
        -> some View
    {
        described(label, isEnabled: isEnabled) { .accessibilityLabel($0) }
    }

    /// Sets what a screen reader calls the view, looked up for the reader, if enabled.
    nonisolated public consuming func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets what a screen reader calls the view, if enabled.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets what a screen reader says is the view's value, from a resource.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityValue(_ value: LocalizedStringResource)
        -> some View
    {
        accessibilityValue(Text(value))
    }

    /// Sets what a screen reader says is the view's value, if enabled.
    nonisolated public consuming func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> some View {
        described(valueDescription, isEnabled: isEnabled) { .accessibilityValue($0) }
    }

    /// Sets what a screen reader says is the view's value, looked up for the reader, if enabled.
    nonisolated public consuming func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets what a screen reader says is the view's value, if enabled.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets what a screen reader says will happen, from a resource.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityHint(_ hint: LocalizedStringResource)
        -> some View
    {
        accessibilityHint(Text(hint))
    }

    /// Sets what a screen reader says will happen, if enabled.
    nonisolated public consuming func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View
    {
        described(hint, isEnabled: isEnabled) { .accessibilityHint($0) }
    }

    /// Sets what a screen reader says will happen, looked up for the reader, if enabled.
    nonisolated public consuming func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets what a screen reader says will happen, if enabled.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Lets a screen reader pass over the view or not, if enabled.
    nonisolated public consuming func accessibilityHidden(_ hidden: Bool, isEnabled: Bool)
        -> some View
    {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Names the view for tests, if enabled.
    nonisolated public consuming func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> some View {
        modified(
            _ComputedAttributeModifier { _ in
                isEnabled ? .accessibilityIdentifier(identifier) : nil
            })
    }

    /// Says what kind of element the view is not.
    ///
    /// Renderers are told of headers and of what is chosen.
    nonisolated public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
        -> some View
    {
        modified(_RemovedTraitsModifier(traits: traits))
    }
}

/// Takes back what was said of a view's kind.
public nonisolated struct _RemovedTraitsModifier: _PrimitiveModifier {
    let traits: AccessibilityTraits

    /// Draws a view without the traits.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        for index in start..<context.nodes.count {
            context.nodes[index].attributes.removeAll {
                $0 == .accessibilityHeader && traits.contains(.isHeader)
                    || $0 == .accessibilitySelected && traits.contains(.isSelected)
            }
        }
    }
}
