public import Foundation

/// The place where the commands of a `Canvas` draw, and how they draw.
///
/// A copy draws on the same sheet, and changes of its look are its own.
public struct GraphicsContext {
    /// The values around the canvas.
    public let environment: EnvironmentValues
    /// From invisible, 0, to opaque, 1, for what is drawn from now on.
    public var opacity: Double = 1
    /// How what is drawn from now on joins what lies behind it.
    public var blendMode: BlendMode = .normal
    /// The change of all points.
    public var transform: CGAffineTransform = .identity
    private var filters: [ViewNode.Attribute] = []
    private var clips: [(path: Path, style: FillStyle)] = []
    let sheet: CanvasSheet

    init(environment: EnvironmentValues, sheet: CanvasSheet) {
        self.environment = environment
        self.sheet = sheet
    }

    /// How what is drawn joins what lies behind it.
    public struct BlendMode: Equatable, Sendable {
        let mode: SwiftUI.BlendMode

        /// It covers what lies behind.
        public static var normal: BlendMode { BlendMode(mode: .normal) }
        /// Both darken each other.
        public static var multiply: BlendMode { BlendMode(mode: .multiply) }
        /// Both lighten each other.
        public static var screen: BlendMode { BlendMode(mode: .screen) }
        /// Dark becomes darker, light becomes lighter.
        public static var overlay: BlendMode { BlendMode(mode: .overlay) }
        /// The darker of both.
        public static var darken: BlendMode { BlendMode(mode: .darken) }
        /// The lighter of both.
        public static var lighten: BlendMode { BlendMode(mode: .lighten) }
        /// How far both are apart.
        public static var difference: BlendMode { BlendMode(mode: .difference) }
        /// Both added up.
        public static var plusLighter: BlendMode { BlendMode(mode: .plusLighter) }
    }

    /// A change of what is drawn.
    public struct Filter: Sendable {
        let attribute: @Sendable (EnvironmentValues) -> ViewNode.Attribute

        /// A shadow below what is drawn.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter {
                .shadow(
                    .init(
                        paint: color._paint(in: $0), radius: Double(radius), x: Double(x),
                        y: Double(y)))
            }
        }

        /// Soft edges.
        public static func blur(radius: CGFloat) -> Filter {
            Filter { _ in .blur(Double(radius)) }
        }

        /// Stronger or weaker colors; 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter {
            Filter { _ in .filter(.saturation, amount) }
        }

        /// Lighter or darker colors; 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter {
            Filter { _ in .filter(.brightness, amount) }
        }

        /// More or less unlike colors; 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter {
            Filter { _ in .filter(.contrast, amount) }
        }

        /// Gray instead of colors; 0 changes nothing.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter { _ in .filter(.grayscale, amount) }
        }

        /// Colors further around the wheel.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter { _ in .filter(.hueRotation, angle.degrees) }
        }
    }

    /// Adds a change of what is drawn from now on.
    public mutating func addFilter(_ filter: Filter) {
        filters.append(filter.attribute(environment))
    }

    // MARK: Points

    /// Makes what is drawn from now on larger.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Turns what is drawn from now on.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Adds a change of all points.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Leaves out what lies outside a path, from now on, besides what was left out before.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append((path.applying(transform), style))
    }

    // MARK: Layers

    /// Draws some things that then lie on the sheet as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = MainActor.assumeIsolated { [sheet] in sheet.layer() }
        var context = GraphicsContext(environment: environment, sheet: layer)
        context.transform = transform
        try content(&context)
        let look = look
        MainActor.assumeIsolated { [sheet] in sheet.add(layer, look) }
    }

    /// The attributes of what is drawn now, from the innermost.
    var look: [ViewNode.Attribute] {
        var look: [ViewNode.Attribute] = []
        if !clips.isEmpty {
            let size = MainActor.assumeIsolated { [sheet] in sheet.size }
            look = clips.map { clip -> ViewNode.Attribute in
                let outline = ViewNode.FlexiblePath { box in
                    clip.path.applying(
                        CGAffineTransform(
                            scaleX: size.width > 0 ? box.width / size.width : 1,
                            y: size.height > 0 ? box.height / size.height : 1))
                }
                return .clip(.path(outline).filled(by: clip.style))
            }
        }
        look += filters
        if opacity < 1 { look.append(.opacity(max(opacity, 0))) }
        if blendMode != .normal { look.append(.blend(blendMode.mode.described)) }
        return look
    }
}
