public import Foundation

/// The width, height or radius of a mark.
public struct MarkDimension: Sendable, Hashable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    enum Form: Hashable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
    let form: Form

    /// The dimension that the system chooses.
    public static var automatic: MarkDimension { MarkDimension(form: .automatic) }

    /// Returns a length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension {
        MarkDimension(form: .fixed(value))
    }

    /// Returns the step from one value to the next, less a length on both sides.
    public static func inset(_ value: CGFloat) -> MarkDimension {
        MarkDimension(form: .inset(value))
    }

    /// Returns a ratio of the step from one value to the next.
    public static func ratio(_ value: CGFloat) -> MarkDimension {
        MarkDimension(form: .ratio(value))
    }

    private init(form: Form) {
        self.form = form
    }

    /// Creates a length in points.
    public init(floatLiteral value: Double) {
        self = .fixed(CGFloat(value))
    }

    /// Creates a length in points.
    public init(integerLiteral value: Int) {
        self = .fixed(CGFloat(value))
    }

    /// Returns the length for a step, never negative.
    func length(of step: CGFloat, automatic: CGFloat) -> CGFloat {
        let length =
            switch form {
            case .automatic: automatic
            case .fixed(let length): length
            case .inset(let inset): step - 2 * inset
            case .ratio(let ratio): step * ratio
            }
        return length.isFinite ? min(max(length, 0), 10_000) : automatic
    }
}
