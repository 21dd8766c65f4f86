public import Foundation

/// Colors at locations along a line.
public struct Gradient: Sendable, Hashable {
    /// A color at a location, 0…1.
    public struct Stop: Sendable, Hashable {
        /// The color at the location.
        public var color: Color
        /// The location, 0…1.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colors with their locations.
    public var stops: [Stop]

    /// Creates a gradient from its stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient whose colors are evenly spaced.
    public init(colors: [Color]) {
        let last = CGFloat(Swift.max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    func paint(
        from start: UnitPoint, to end: UnitPoint, in environment: EnvironmentValues
    ) -> Paint {
        .linearGradient(
            stops: stops(in: environment), start: start.position, end: end.position)
    }

    func stops(in environment: EnvironmentValues) -> [Paint.Stop] {
        stops.map {
            Paint.Stop(paint: $0.color.paint(in: environment), location: Double($0.location))
        }
    }
}

extension Gradient: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        paint(from: .top, to: .bottom, in: environment)
    }
}

/// A gradient along a line; as a view, a box filled with it.
public nonisolated struct LinearGradient: Sendable {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// Creates a linear gradient.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Creates a linear gradient whose colors are evenly spaced.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(
            gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a linear gradient from stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: View, BoxStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        gradient.paint(from: start, to: end, in: environment)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient along a line with evenly spaced colors.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient along a line, from stops.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

/// A gradient whose type is erased.
public struct AnyGradient: PrimitiveShapeStyle, Hashable {
    private let gradient: Gradient

    /// Erases the type of a gradient.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    init(of color: Color) {
        gradient = Gradient(colors: [color.opacity(0.82), color])
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        gradient.paint(in: environment)
    }
}
