public import Foundation

/// A transformation of points in space.
///
/// A point is a row (x, y, z, 1), which is multiplied by the matrix.
public struct CATransform3D: Sendable, Equatable {
    /// The numbers of the first row.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The numbers of the second row.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The numbers of the third row; the last one makes distant points smaller.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The numbers of the fourth row: the translation of points.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    public init() {
        self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4))
    }

    /// Creates a matrix from all its numbers.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
        m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    private init(rows: [[CGFloat]]) {
        let (a, b, c, d) = (rows[0], rows[1], rows[2], rows[3])
        self.init(
            m11: a[0], m12: a[1], m13: a[2], m14: a[3], m21: b[0], m22: b[1], m23: b[2],
            m24: b[3], m31: c[0], m32: c[1], m33: c[2], m34: c[3], m41: d[0], m42: d[1],
            m43: d[2], m44: d[3])
    }

    private var rows: [[CGFloat]] {
        [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34],
            [m41, m42, m43, m44],
        ]
    }

    fileprivate func times(_ other: CATransform3D) -> CATransform3D {
        let columns = other.rows
        return CATransform3D(
            rows: rows.map { row in
                (0..<4).map { column in
                    (0..<4).reduce(0) { $0 + row[$1] * columns[$1][column] }
                }
            })
    }
}

/// The identity transformation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns whether a transformation is the identity.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a translation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
{
    var change = CATransform3DIdentity
    (change.m41, change.m42, change.m43) = (tx, ty, tz)
    return change
}

/// Returns a scaling from the origin.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var change = CATransform3DIdentity
    (change.m11, change.m22, change.m33) = (sx, sy, sz)
    return change
}

/// Returns a rotation in radians around an axis through the origin; without one, the identity.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(
        m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine,
        m14: 0, m21: x * y * rest - z * sine, m22: cosine + y * y * rest,
        m23: y * z * rest + x * sine, m24: 0, m31: x * z * rest + y * sine,
        m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0, m41: 0, m42: 0, m43: 0,
        m44: 1)
}

/// Returns a translation followed by a transformation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).times(t)
}

/// Returns a scaling followed by a transformation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).times(t)
}

/// Returns a rotation followed by a transformation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).times(t)
}

/// Returns a transformation followed by another.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.times(b)
}

/// Returns a transformation of the plane as one of space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var change = CATransform3DIdentity
    (change.m11, change.m12) = (m.a, m.b)
    (change.m21, change.m22) = (m.c, m.d)
    (change.m41, change.m42) = (m.tx, m.ty)
    return change
}
