public import Foundation

/// The form of the ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// A straight end at the end point.
    case butt = 0
    /// Half a circle beyond the end.
    case round = 1
    /// Half a square beyond the end.
    case square = 2
}

/// The form of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// The properties of a stroke.
public struct StrokeStyle: Sendable, Equatable {
    /// The thickness of the line, in points.
    public var lineWidth: CGFloat
    /// The form of the line's ends.
    public var lineCap: CGLineCap
    /// The form of the line's corners.
    public var lineJoin: CGLineJoin
    /// The greatest length of a pointed corner relative to the line's thickness.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// The position in the dashes at which the line begins.
    public var dashPhase: CGFloat

    /// Creates a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// True if ends, corners and dashes have their default values.
    var isPlain: Bool { self == StrokeStyle(lineWidth: lineWidth) }

    /// Returns the description of a stroke in this style for drawings.
    func described(_ ink: ViewNode.Ink, isCentered: Bool = false) -> ViewNode.Stroke {
        let cap: ViewNode.Line.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: ViewNode.Line.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        let line = ViewNode.Line(
            cap: cap, join: join, miterLimit: Double(miterLimit), dash: dash.map(Double.init),
            dashPhase: Double(dashPhase))
        return ViewNode.Stroke(
            ink, width: Double(lineWidth), line: isPlain ? nil : line, isCentered: isCentered)
    }
}
