// Accessibility modifiers by their former names.
extension View {
    /// Sets the name that a screen reader reads for the view.
    nonisolated public consuming func accessibility(label: Text) -> some View {
        accessibilityLabel(label)
    }

    /// Sets the value that a screen reader reads for the view.
    nonisolated public consuming func accessibility(value: Text) -> some View {
        accessibilityValue(value)
    }

    /// Sets the hint about what the view does, which a screen reader reads.
    nonisolated public consuming func accessibility(hint: Text) -> some View {
        accessibilityHint(hint)
    }

    /// Hides the view from screen readers or not.
    nonisolated public consuming func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }

    /// Names the view for tests.
    nonisolated public consuming func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Adds traits to the view.
    nonisolated public consuming func accessibility(addTraits traits: AccessibilityTraits)
        -> some View
    {
        accessibilityAddTraits(traits)
    }

    /// Removes traits from the view.
    nonisolated public consuming func accessibility(removeTraits traits: AccessibilityTraits)
        -> some View
    {
        accessibilityRemoveTraits(traits)
    }

    /// Makes a screen reader read the view earlier or later; a card is read in drawing order.
    nonisolated public consuming func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Gives the view names that a person can speak; a card ignores them.
    nonisolated public consuming func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }
}
