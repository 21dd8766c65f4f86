/// The filling of a text, a symbol or a shape: a color, a gradient, a material.
public protocol ShapeStyle: Sendable {
    /// The style that this one amounts to in some surroundings.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one amounts to in some surroundings.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved

    /// The paint that renderers draw; styles of one's own have it from an extension.
    func _paint(in environment: EnvironmentValues) -> Paint

    /// Makes the style the foreground; styles of one's own have it from an extension.
    func _setForeground(in environment: inout EnvironmentValues)
}

extension ShapeStyle {
    /// Makes the style's paint the foreground, and what its lesser levels are shades of.
    public func _setForeground(in environment: inout EnvironmentValues) {
        let paint = _paint(in: environment)
        if paint == .named(.primary) {
            // In a control's label the renderer would choose the tint, so the color is said.
            environment.ink = .init(foreground: environment.isInControl ? paint : nil)
        } else {
            environment.ink = .init(foreground: paint, base: paint)
        }
    }

    /// The paint of the style that this one amounts to.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        // A style that amounts to none is one that no renderer knows.
        if Resolved.self == Never.self { return .named(.primary) }
        return resolve(in: environment)._paint(in: environment)
    }
}

/// A style that becomes a paint by itself.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    func paint(in environment: EnvironmentValues) -> Paint
}

extension PrimitiveShapeStyle {
    /// The style's own paint.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        paint(in: environment)
    }

    /// Not to be called: a primitive style amounts to no other.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is not made from another style.")
    }
}

extension Never: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Never {
        switch self {}
    }
}

extension ShapeStyle {
    /// The style at an opacity 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedShapeStyle(style: self, opacity: opacity)
    }
}

private struct FadedShapeStyle<Style: ShapeStyle>: PrimitiveShapeStyle {
    let style: Style
    let opacity: Double

    func paint(in environment: EnvironmentValues) -> Paint {
        style._paint(in: environment).faded(by: opacity)
    }
}

extension Paint {
    /// The paint at an opacity; a material has none.
    func faded(by opacity: Double) -> Paint {
        switch self {
        case .named(.clear): self
        case .named(let name): .faded(name, opacity: opacity)
        case .faded(let name, let own): .faded(name, opacity: own * opacity)
        case .rgb(let red, let green, let blue, let own):
            .rgb(red: red, green: green, blue: blue, opacity: own * opacity)
        case .linearGradient(let stops, let start, let end):
            .linearGradient(
                stops: stops.map {
                    Stop(paint: $0.paint.faded(by: opacity), location: $0.location)
                }, start: start, end: end)
        case .material: self
        }
    }
}
