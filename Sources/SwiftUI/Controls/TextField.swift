public import Foundation
public import _Localization

/// The box of a text field: its text, or the prompt if the text is empty.
struct EditedText: View {
    let text: String
    let prompt: Text
    var lineLimit: Int? = 1

    var body: some View {
        Group {
            if text.isEmpty {
                prompt.foregroundStyle(.tertiary)
            } else {
                Text(verbatim: text)
            }
        }
        .lineLimit(lineLimit)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A control for editing a text; in a card it shows the text.
public nonisolated struct TextField<Label: View>: PrimitiveView {
    private let text: String
    private let prompt: Text?
    private let lineLimit: Int?
    private let label: Label

    init(text: String, prompt: Text?, axis: Axis, label: Label) {
        self.text = text
        self.prompt = prompt
        lineLimit = axis == .vertical ? nil : 1
        self.label = label
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let style = context.environment[ValueKey<_TextFieldLook>.self]
        let prompt = prompt ?? (label as? Text) ?? Text(verbatim: "")
        let field = EditedText(text: text, prompt: prompt, lineLimit: lineLimit)
        context.drawInert(
            "text field", named: label,
            Group {
                if style == .roundedBorder {
                    field.padding(.horizontal, 7).padding(.vertical, 6)
                        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary) }
                } else {
                    field
                }
            })
    }
}

extension TextField {
    /// Creates a field with a prompt and a label.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text.wrappedValue, prompt: prompt, axis: axis, label: label())
    }

    /// Creates a field of a value that a format formats, with a label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            text: format.format(value.wrappedValue), prompt: prompt, axis: .horizontal,
            label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title, and perhaps a prompt, that grows along an axis.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
        axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a localized title of a value that a format writes.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a localized title of an optional value that a format writes.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: value.wrappedValue.map(format.format) ?? "", prompt: prompt, axis: .horizontal,
            label: Text(titleKey))
    }

    /// Creates a field with a title from a resource, perhaps a prompt, that grows along an axis.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
        axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// Creates a field with a title from a resource of a value that a format writes.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a title from a resource of an optional value that a format writes.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: value.wrappedValue.map(format.format) ?? "", prompt: prompt, axis: .horizontal,
            label: Text(titleResource))
    }

    /// Creates a field with a title, and perhaps a prompt, that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field with a title of a value that a format writes.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a title of a value that may be missing and that a format writes.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: value.wrappedValue.map(format.format) ?? "", prompt: prompt, axis: .horizontal,
            label: Text(title))
    }
}

/// A control for typing a secret; in a card it shows a dot for each character.
public nonisolated struct SecureField<Label: View>: PrimitiveView {
    private let length: Int
    private let prompt: Text?
    private let label: Label

    /// Creates a field with a prompt and a label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        length = text.wrappedValue.count
        self.prompt = prompt
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let dots = String(repeating: "•", count: Swift.min(length, 64))
        context.drawInert(
            "secure field", named: label,
            EditedText(text: dots, prompt: prompt ?? (label as? Text) ?? Text(verbatim: "")))
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a localized title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// A control for editing a long text; in a card it shows the text.
public nonisolated struct TextEditor: PrimitiveView {
    private let text: String

    /// Creates an editor of a text.
    public init(text: Binding<String>) {
        self.text = text.wrappedValue
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawInert(
            "text editor", named: EmptyView(),
            EditedText(text: text, prompt: Text(verbatim: ""), lineLimit: nil))
    }
}

/// The style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The form of the built-in style.
    nonisolated var _look: _TextFieldLook { get }
}

/// A built-in style of text fields.
public enum _TextFieldLook: Sendable {
    /// Nothing but the text.
    case plain
    /// The text in a line with round corners.
    case roundedBorder
}

/// The style that suits the context.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public let _look = _TextFieldLook.plain
    public init() {}
}

/// Nothing but the text.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public let _look = _TextFieldLook.plain
    public init() {}
}

/// The text in a line with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public let _look = _TextFieldLook.roundedBorder
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style that suits the context.
    nonisolated public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Nothing but the text.
    nonisolated public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text in a line with round corners.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension View {
    /// Sets the style of text fields inside.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modified(_StyleModifier(style: style._look))
    }
}
