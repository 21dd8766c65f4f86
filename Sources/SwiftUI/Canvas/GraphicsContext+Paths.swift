public import Foundation

extension GraphicsContext {
    /// The color or the colors of a path.
    public struct Shading: Sendable {
        let paint: @Sendable (EnvironmentValues, CGRect, CGAffineTransform) -> Paint?

        /// Returns one color.
        public static func color(_ color: Color) -> Shading {
            Shading { environment, _, _ in color._paint(in: environment) }
        }

        /// Returns one color from components 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns one gray.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a style, in the box of the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { environment, box, _ in
                let paint = style._paint(in: environment)
                guard case .centeredGradient(var gradient) = paint,
                    case .circles(let from, let to) = gradient.form
                else { return paint }
                // The box can't be found from the drawn path.
                gradient.form = .circlesAround(
                    x: box.minX + gradient.center.x * box.width,
                    y: box.minY + gradient.center.y * box.height, from: from, to: to)
                return .centeredGradient(gradient)
            }
        }

        /// The color of text around the canvas.
        public static var foreground: Shading { Shading { _, _, _ in nil } }

        /// Returns colors from one circle to another around a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading { environment, _, transform in
                let center = center.applying(transform)
                let factor = transform.lengthFactor
                return .centeredGradient(
                    Paint.CenteredGradient(
                        form: .circlesAround(
                            x: center.x, y: center.y, from: startRadius * factor,
                            to: endRadius * factor),
                        center: UnitPoint.center.position, stops: gradient.stops(in: environment)))
            }
        }

        /// Returns colors along a line between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            Shading { environment, box, transform in
                func share(_ point: CGPoint) -> UnitPoint {
                    let point = point.applying(transform)
                    return UnitPoint(
                        x: box.width > 0 ? (point.x - box.minX) / box.width : 0,
                        y: box.height > 0 ? (point.y - box.minY) / box.height : 0)
                }
                return gradient.paint(
                    from: share(startPoint), to: share(endPoint), in: environment)
            }
        }
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let path = path.applying(transform)
        var data = path.data
        data.countsCrossings = style.isEOFilled
        add(.path(data, fill: ink(shading, path)))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let path = path.applying(transform)
        var style = style
        let factor = transform.lengthFactor
        style.lineWidth *= factor
        style.dash = style.dash.map { $0 * factor }
        style.dashPhase *= factor
        add(.path(path.data, stroke: style.described(ink(shading, path))))
    }

    private func add(_ mark: ViewNode.Mark) {
        let look = look
        MainActor.assumeIsolated { [sheet] in sheet.add(mark, look) }
    }

    private func ink(_ shading: Shading, _ path: Path) -> ViewNode.Ink {
        shading.paint(environment, path.boundingRect, transform).map { .paint($0) } ?? .foreground
    }
}
