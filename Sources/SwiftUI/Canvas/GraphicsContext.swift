public import Foundation

/// The sheet on which the commands of a `Canvas` draw, and the current drawing state.
///
/// A copy draws on the same sheet, with a separate drawing state.
public struct GraphicsContext {
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The opacity of the following commands: 0 for invisible, 1 for opaque.
    public var opacity: Double = 1
    /// The blending of the following commands with the content behind.
    public var blendMode: BlendMode = .normal
    /// The transformation of all points.
    public var transform: CGAffineTransform = .identity
    private var filters: [ViewNode.Attribute] = []
    private var clips: [(path: Path, style: FillStyle)] = []
    let sheet: CanvasSheet

    init(environment: EnvironmentValues, sheet: CanvasSheet) {
        self.environment = environment
        self.sheet = sheet
    }

    /// The blending of drawn content with the content behind it.
    public struct BlendMode: Equatable, Sendable {
        let mode: SwiftUI.BlendMode

        /// The mode that covers the content behind.
        public static var normal: BlendMode { BlendMode(mode: .normal) }
        /// The mode in which both darken each other.
        public static var multiply: BlendMode { BlendMode(mode: .multiply) }
        /// The mode in which both lighten each other.
        public static var screen: BlendMode { BlendMode(mode: .screen) }
        /// The mode in which dark becomes darker and light becomes lighter.
        public static var overlay: BlendMode { BlendMode(mode: .overlay) }
        /// The mode that shows the darker of both.
        public static var darken: BlendMode { BlendMode(mode: .darken) }
        /// The mode that shows the lighter of both.
        public static var lighten: BlendMode { BlendMode(mode: .lighten) }
        /// The mode that shows the difference of both.
        public static var difference: BlendMode { BlendMode(mode: .difference) }
        /// The mode that adds both.
        public static var plusLighter: BlendMode { BlendMode(mode: .plusLighter) }
    }

    /// An effect on drawn content.
    public struct Filter: Sendable {
        let attribute: @Sendable (EnvironmentValues) -> ViewNode.Attribute

        /// Returns a shadow below drawn content.
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

        /// Returns a blur.
        public static func blur(radius: CGFloat) -> Filter {
            Filter { _ in .blur(Double(radius)) }
        }

        /// Returns a change of saturation; 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter {
            Filter { _ in .filter(.saturation, amount) }
        }

        /// Returns a change of brightness; 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter {
            Filter { _ in .filter(.brightness, amount) }
        }

        /// Returns a change of contrast; 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter {
            Filter { _ in .filter(.contrast, amount) }
        }

        /// Returns a change toward gray; 0 changes nothing.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter { _ in .filter(.grayscale, amount) }
        }

        /// Returns a rotation of the hue.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter { _ in .filter(.hueRotation, angle.degrees) }
        }
    }

    /// Adds an effect to the following commands.
    public mutating func addFilter(_ filter: Filter) {
        filters.append(filter.attribute(environment))
    }

    // MARK: Points

    /// Scales the following commands.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Moves the following commands.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Rotates the following commands.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Adds a transformation of all points.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Clips the following commands to a path, in addition to previous clipping.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append((path.applying(transform), style))
    }

    // MARK: Layers

    /// Draws a layer that is put on the sheet as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = MainActor.assumeIsolated { [sheet] in sheet.layer() }
        var context = GraphicsContext(environment: environment, sheet: layer)
        context.transform = transform
        try content(&context)
        let look = look
        MainActor.assumeIsolated { [sheet] in sheet.add(layer, look) }
    }

    /// The attributes of the next command, from the innermost.
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
