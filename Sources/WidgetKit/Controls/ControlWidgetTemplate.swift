public import SwiftUI

/// The appearance of a control and the intent that it performs.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The type of the body.
    associatedtype Body: ControlWidgetTemplate

    /// The template that this one consists of.
    var body: Self.Body { get }

    /// The template's parts, for the system.
    var _template: _ControlTemplate { get }
}

extension ControlWidgetTemplate {
    /// The parts of the body.
    public var _template: _ControlTemplate { body._template }

    /// Sets the color of the control while it is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        _ModifiedControlTemplate(content: self) { $0.tint = tint }
    }

    /// Disables the control or not.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        _ModifiedControlTemplate(content: self) { $0.isDisabled = $0.isDisabled || disabled }
    }
}

/// A template with a changed setting.
@MainActor @preconcurrency
public struct _ModifiedControlTemplate<Content: ControlWidgetTemplate>: ControlWidgetTemplate {
    let content: Content
    let change: @MainActor (inout _ControlTemplate) -> Void

    /// The template itself, from which the system reads the control.
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

    /// The template itself, from which the system reads the control.
    public var body: some ControlWidgetTemplate { self }
}

/// A builder for the template of a control.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    /// Builds a template from an expression.
    public static func buildExpression<Content: ControlWidgetTemplate>(
        _ content: Content
    ) -> Content {
        content
    }

    /// Returns a template unchanged.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
        content
    }

    /// Builds the template of the first branch.
    @MainActor
    public static func buildEither(
        first content: some ControlWidgetTemplate
    ) -> _ConditionalControlTemplate {
        _ConditionalControlTemplate(_template: content._template)
    }

    /// Builds the template of the second branch.
    @MainActor
    public static func buildEither(
        second content: some ControlWidgetTemplate
    ) -> _ConditionalControlTemplate {
        _ConditionalControlTemplate(_template: content._template)
    }

    /// Builds a template that only some versions of a system have.
    public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
        _ content: Content
    ) -> Content {
        content
    }
}
