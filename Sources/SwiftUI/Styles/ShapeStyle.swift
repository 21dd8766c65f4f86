/// The filling of a text, a symbol or a shape: a color, a gradient, a material.
public protocol ShapeStyle: Sendable {
    /// The style that this one resolves to in an environment.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style that this one resolves to in an environment.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved

    /// Returns the paint that renderers draw; an extension provides it for custom styles.
    func _paint(in environment: EnvironmentValues) -> Paint

    /// Makes the style the foreground; an extension provides it for custom styles.
    func _setForeground(in environment: inout EnvironmentValues)
}

extension ShapeStyle {
    /// Makes the style's paint the foreground and the base of its lesser levels.
    public func _setForeground(in environment: inout EnvironmentValues) {
        let paint = _paint(in: environment)
        if paint == .named(.primary) {
            // In a control's label the renderer would choose the tint, so the color is explicit.
            environment.ink = .init(foreground: environment.isInControl ? paint : nil)
        } else {
            environment.ink = .init(foreground: paint, base: paint)
        }
    }

    /// Returns the paint of the resolved style.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        // A custom style without a resolved style is unknown to renderers.
        if Resolved.self == Never.self { return .named(.primary) }
        return resolve(in: environment)._paint(in: environment)
    }
}

/// A style that provides its paint itself.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    func paint(in environment: EnvironmentValues) -> Paint
}

extension PrimitiveShapeStyle {
    /// Returns the style's paint.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        paint(in: environment)
    }

    /// Never called: a primitive style resolves to no other.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is not made from another style.")
    }
}

/// A style that is also a view: a box filled with it.
nonisolated protocol BoxStyle: PrimitiveShapeStyle, PrimitiveView {}

extension BoxStyle {
    @MainActor
    package func draw(in context: inout ResolveContext) {
        let paint = _paint(in: context.environment)
        context.nodes.append(
            ViewNode(
                id: context.path.id, kind: .drawing(.outline(.rectangle, fill: .paint(paint)))))
    }
}

extension Never: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Never {
        switch self {}
    }
}

extension ShapeStyle {
    /// Returns the style at an opacity, 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedShapeStyle(style: self, opacity: opacity)
    }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { LevelShapeStyle(style: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { LevelShapeStyle(style: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { LevelShapeStyle(style: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { LevelShapeStyle(style: self, level: 4) }
}

/// A lesser level of a style: the system's surfaces and fills have defined levels, others fade.
private struct LevelShapeStyle<Style: ShapeStyle>: PrimitiveShapeStyle {
    let style: Style
    let level: Int

    func paint(in environment: EnvironmentValues) -> Paint {
        let paint = style._paint(in: environment)
        switch paint {
        case .named(.background): return environment.colorScheme.surface(level)
        case .named(.fill): return .faded(.fill, opacity: [1, 0.8, 0.6, 0.45, 0.3][level])
        default: return paint.faded(by: [1, 0.5, 0.25, 0.18, 0.1][level])
        }
    }
}

extension ColorScheme {
    /// Returns the surface on top of the card's surface, as in the system's grouped backgrounds.
    fileprivate func surface(_ level: Int) -> Paint {
        let white = self == .dark ? [0, 0.11, 0.17, 0.22, 0.27][level] : level % 2 == 1 ? 0.95 : 1
        return .rgb(red: white, green: white, blue: white + (white < 1 ? 0.01 : 0), opacity: 1)
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
    /// Returns the paint at an opacity; a material has none.
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
        case .centeredGradient(let gradient):
            .centeredGradient(gradient.faded(by: opacity))
        case .mesh(let mesh): .mesh(mesh.faded(by: opacity))
        case .material: self
        }
    }
}

extension Paint.Mesh {
    fileprivate func faded(by opacity: Double) -> Self {
        var mesh = self
        let factor = opacity.clampedToUnit
        for index in mesh.pixels.indices where index % 4 == 3 {
            mesh.pixels[index] = UInt8((Double(mesh.pixels[index]) * factor).rounded())
        }
        return mesh
    }
}

extension Paint.CenteredGradient {
    fileprivate func faded(by opacity: Double) -> Self {
        var gradient = self
        gradient.stops = stops.map {
            Paint.Stop(paint: $0.paint.faded(by: opacity), location: $0.location)
        }
        return gradient
    }
}
