// What assistive technology is told, by the names that the modifiers had at first.
extension View {
    /// Sets what a screen reader calls the view.
    nonisolated public consuming func accessibility(label: Text) -> some View {
        accessibilityLabel(label)
    }

    /// Sets what a screen reader says is the view's value.
    nonisolated public consuming func accessibility(value: Text) -> some View {
        accessibilityValue(value)
    }

    /// Sets what a screen reader says will happen.
    nonisolated public consuming func accessibility(hint: Text) -> some View {
        accessibilityHint(hint)
    }

    /// Lets a screen reader pass over the view or not.
    nonisolated public consuming func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }

    /// Names the view for tests.
    nonisolated public consuming func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Says what kind of element the view is.
    nonisolated public consuming func accessibility(addTraits traits: AccessibilityTraits)
        -> some View
    {
        accessibilityAddTraits(traits)
    }

    /// Says what kind of element the view is not.
    nonisolated public consuming func accessibility(removeTraits traits: AccessibilityTraits)
        -> some View
    {
        accessibilityRemoveTraits(traits)
    }

    /// Would let a screen reader tell of the view earlier or later.
    nonisolated public consuming func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Would give the view names that a person can speak.
    nonisolated public consuming func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }
}
