public import Foundation
public import _Localization

// Fields of values that a formatter formats, and fields with closures for editing.
extension TextField {
    /// Creates a field of a value that a formatter formats, with a label.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt,
            axis: .horizontal, label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title of a value that a formatter writes.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a localized title and closures for editing; a card never runs them.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a field with a localized title and a closure for editing; a card never runs it.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a field with a localized title and closures for editing; a card never runs them.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
    }

    /// Creates a field with a localized title and a closure for editing; a card never runs it.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
    }

    /// Creates a field with a title from a resource of a value that a formatter writes.
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a title of a value that a formatter writes.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a title and closures for editing; a card never runs them.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text) { Text(title) }
    }

    /// Creates a field with a title and a closure for editing; a card never runs it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(title) }
    }

    /// Creates a field with a title and closures for editing; a card never runs them.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }

    /// Creates a field with a title and a closure for editing; a card never runs it.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }
}
