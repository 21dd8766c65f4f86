public import SwiftUI

/// The look of a control and the intent that it performs.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The type of the template's content.
    associatedtype Body: ControlWidgetTemplate

    /// The content of the template.
    var body: Self.Body { get }

    /// The same for the system.
    var _template: _ControlTemplate { get }
}

extension ControlWidgetTemplate {
    /// The template of the content.
    public var _template: _ControlTemplate { body._template }

    /// Sets the color that the control has while it is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        _ModifiedControlTemplate(content: self) { $0.tint = tint }
    }

    /// Keeps people from using the control.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        _ModifiedControlTemplate(content: self) { $0.isDisabled = $0.isDisabled || disabled }
    }
}

/// A template with a change.
@MainActor @preconcurrency
public struct _ModifiedControlTemplate<Content: ControlWidgetTemplate>: ControlWidgetTemplate {
    let content: Content
    let change: @MainActor (inout _ControlTemplate) -> Void

    /// Itself: the system asks for the template.
    public var body: some ControlWidgetTemplate { self }

    public var _template: _ControlTemplate {
        var template = content._template
        change(&template)
        return template
    }
}

/// One of two templates.
@MainActor @preconcurrency
public struct _ConditionalControlTemplate: ControlWidgetTemplate {
    public let _template: _ControlTemplate

    /// Itself: the system asks for the template.
    public var body: some ControlWidgetTemplate { self }
}

/// Takes the template of a control.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    /// Takes a template as it stands.
    public static func buildExpression<Content: ControlWidgetTemplate>(
        _ content: Content
    ) -> Content {
        content
    }

    /// Passes a template through.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
        content
    }

    /// Takes the template of the first branch.
    @MainActor
    public static func buildEither(
        first content: some ControlWidgetTemplate
    ) -> _ConditionalControlTemplate {
        _ConditionalControlTemplate(_template: content._template)
    }

    /// Takes the template of the second branch.
    @MainActor
    public static func buildEither(
        second content: some ControlWidgetTemplate
    ) -> _ConditionalControlTemplate {
        _ConditionalControlTemplate(_template: content._template)
    }

    /// Takes a template that only some versions of a system have.
    public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
        _ content: Content
    ) -> Content {
        content
    }
}
