public import Foundation
public import SwiftUI

/// A line, a tick or a label at a value of an axis.
public protocol AxisMark {
    /// Adds the parts of the mark to those at the value; only the system's types implement it.
    func _collect(in collection: inout _AxisMarkCollection)
}

/// The parts of an axis at one value while they are collected.
public struct _AxisMarkCollection {
    var parts: [AxisPart] = []
    var appearance = AxisPartAppearance()
}

/// The appearance of an axis's parts, set by modifiers.
struct AxisPartAppearance {
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A line, a tick or a label of an axis.
struct AxisPart {
    enum Form {
        case gridLine(isCentered: Bool?, StrokeStyle?)
        case tick(isCentered: Bool?, AxisTick.Length, StrokeStyle?)
        case label(AxisLabel)
    }

    var form: Form
    var appearance: AxisPartAppearance
}

extension AxisMark {
    /// Draws lines and labels with a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        _StyledAxisMark(mark: self) { $0.style = AnyShapeStyle(style) }
    }

    /// Sets labels in a font.
    nonisolated public func font(_ font: Font?) -> some AxisMark {
        _StyledAxisMark(mark: self) { $0.font = font }
    }

    /// Moves the parts.
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the parts.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        _StyledAxisMark(mark: self) {
            $0.offset.width += x.place
            $0.offset.height += y.place
        }
    }
}

/// Parts of an axis with another appearance.
struct _StyledAxisMark<Mark: AxisMark>: AxisMark {
    let mark: Mark
    let change: (inout AxisPartAppearance) -> Void

    func _collect(in collection: inout _AxisMarkCollection) {
        let outer = collection.appearance
        change(&collection.appearance)
        mark._collect(in: &collection)
        collection.appearance = outer
    }
}

/// A part of an axis whose type is erased.
public struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark

    /// Erases the type of a part.
    public init(_ content: any AxisMark) {
        mark = content
    }

    public func _collect(in collection: inout _AxisMarkCollection) {
        mark._collect(in: &collection)
    }
}

extension Never: AxisMark {
    public func _collect(in collection: inout _AxisMarkCollection) {
        switch self {}
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _collect(in collection: inout _AxisMarkCollection) {
        self?._collect(in: &collection)
    }
}
