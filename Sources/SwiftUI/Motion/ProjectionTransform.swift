public import Foundation

/// A transformation of points that keeps lines straight and can have perspective.
///
/// A point (x, y) becomes (x′ / w, y′ / w), where (x′, y′, w) is the row (x, y, 1) times the
/// matrix.
public struct ProjectionTransform: Sendable, Equatable {
    /// The factor of x in the new x.
    public var m11: CGFloat = 1
    /// The factor of x in the new y.
    public var m12: CGFloat = 0
    /// The factor of x in the divisor.
    public var m13: CGFloat = 0
    /// The factor of y in the new x.
    public var m21: CGFloat = 0
    /// The factor of y in the new y.
    public var m22: CGFloat = 1
    /// The factor of y in the divisor.
    public var m23: CGFloat = 0
    /// The summand of the new x.
    public var m31: CGFloat = 0
    /// The summand of the new y.
    public var m32: CGFloat = 0
    /// The summand of the divisor.
    public var m33: CGFloat = 1

    public init() {}

    /// Creates a transformation from an affine one.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Creates the transformation of a plane that is moved in space and seen from the front.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// True if the transformation is the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// True if the transformation is affine.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the transformation and returns whether that is possible; if not, it stays unchanged.
    public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        let old = self
        m11 = c11 / determinant
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m21 = c12 / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m31 = c13 / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }

    /// Returns the inverse transformation; this one if there is no inverse.
    public func inverted() -> ProjectionTransform {
        var inverse = self
        return inverse.invert() ? inverse : self
    }

    /// Returns this transformation followed by another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
                x * rhs.m13 + y * rhs.m23 + w * rhs.m33
            )
        }
        var both = ProjectionTransform()
        (both.m11, both.m12, both.m13) = row(m11, m12, m13)
        (both.m21, both.m22, both.m23) = row(m21, m22, m23)
        (both.m31, both.m32, both.m33) = row(m31, m32, m33)
        return both
    }
}

extension ProjectionTransform {
    /// The transformation around the top left corner; the identity if a number isn't finite.
    var turn: ViewNode.Transform {
        let all = [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { Double($0) }
        var turn = ViewNode.Transform(degrees: 0, anchor: .init(x: 0, y: 0))
        guard all.allSatisfy(\.isFinite), !isIdentity else { return turn }
        turn.matrix = isAffine ? [m11, m12, m21, m22, m31, m32].map { Double($0) } : all
        return turn
    }
}
