import Foundation

/// Colors at the points of a grid; as a view, a box filled with it.
///
/// It is drawn as a small picture that is stretched smoothly over the filled area. Text, symbols
/// and lines in it have the mean colors of the picture's rows, from the first to the last.
public nonisolated struct MeshGradient: Sendable {
    private let width: Int
    private let height: Int
    private let points: [SIMD2<Float>]
    private let colors: [Color]
    private let background: Color
    private let smoothsColors: Bool
    private let colorSpace: Gradient.ColorSpace

    /// The side of the picture in pixels.
    private static let side = 16

    /// The greatest number of a grid's points that is drawn.
    private static let mostPoints = 4096

    /// Creates a gradient from the points of a grid and their colors, row after row.
    ///
    /// Unspecified by Apple; a grid with fewer points or colors than declared, or without area
    /// between its points, has the first color everywhere.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }
}

extension MeshGradient: View, BoxStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        let (count, isEndless) = width.multipliedReportingOverflow(by: height)
        guard width > 1, height > 1, !isEndless, count <= Self.mostPoints, points.count >= count,
            colors.count >= count
        else { return (colors.first ?? background).paint(in: environment) }
        func components(_ color: Color) -> Color.Components {
            Color.Components(
                color.paint(in: environment), isDark: environment.colorScheme == .dark)
        }
        let corners = colors.prefix(count).map(components)
        let ground = components(background)
        var pixels = Data(capacity: Self.side * Self.side * 4)
        for row in 0..<Self.side {
            for column in 0..<Self.side {
                let place =
                    SIMD2<Double>(Double(column) + 0.5, Double(row) + 0.5) / Double(Self.side)
                pixels.append(
                    contentsOf: (color(at: place, between: corners) ?? ground).bytes)
            }
        }
        return .mesh(Paint.Mesh(width: Self.side, pixels: pixels))
    }

    private func point(_ index: Int) -> SIMD2<Double> { SIMD2<Double>(points[index]) }

    /// Returns the color at a point, 0…1; `nil` outside the grid.
    private func color(
        at place: SIMD2<Double>, between corners: [Color.Components]
    ) -> Color.Components? {
        for row in 0..<height - 1 {
            for start in row * width..<row * width + width - 1 {
                let below = start + width
                let patch = Patch(
                    topLeft: point(start), topRight: point(start + 1),
                    bottomLeft: point(below), bottomRight: point(below + 1))
                guard var share = patch.share(of: place) else { continue }
                // The slope is zero at the points, so that no edge is visible between patches.
                if smoothsColors { share = share * share * (3.0 - share * 2.0) }
                let top = corners[start].mixed(with: corners[start + 1], share.x, colorSpace)
                let bottom = corners[below].mixed(with: corners[below + 1], share.x, colorSpace)
                return top.mixed(with: bottom, share.y, colorSpace)
            }
        }
        return nil
    }
}

/// The area between four points of a grid.
private struct Patch {
    var topLeft: SIMD2<Double>
    var topRight: SIMD2<Double>
    var bottomLeft: SIMD2<Double>
    var bottomRight: SIMD2<Double>

    /// Returns the position of a point along the sides of the patch, 0…1 each; `nil` outside of it.
    func share(of place: SIMD2<Double>) -> SIMD2<Double>? {
        // place = topLeft + across·x + down·y + twist·x·y, solved for y first.
        let across = topRight - topLeft
        let down = bottomLeft - topLeft
        let twist = topLeft - topRight + bottomRight - bottomLeft
        let way = place - topLeft
        func cross(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
            one.x * other.y - one.y * other.x
        }
        let square = cross(twist, down)
        let linear = cross(across, down) + cross(way, twist)
        let constant = cross(way, across)
        let solutions: [Double]
        if abs(square) < 1e-9 {
            solutions = [-constant / linear]
        } else {
            let root = (linear * linear - 4 * constant * square).squareRoot()
            solutions = [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
        }
        for y in solutions where y > -1e-6 && y < 1 + 1e-6 {
            let side = across + twist * y
            let rest = way - down * y
            let x = abs(side.x) > abs(side.y) ? rest.x / side.x : rest.y / side.y
            if x > -1e-6, x < 1 + 1e-6 { return SIMD2(x.clampedToUnit, y.clampedToUnit) }
        }
        return nil
    }
}

extension Color.Components {
    /// Red, green, blue and opacity.
    fileprivate var bytes: [UInt8] {
        [rgb.x, rgb.y, rgb.z, opacity].map { UInt8(($0.clampedToUnit * 255).rounded()) }
    }
}
