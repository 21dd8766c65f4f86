import Foundation
import SwiftUI

/// The marks of a chart while they are collected from its content.
public struct _ChartCollection {
    /// The marks, in the order in which they are written.
    private(set) var marks: [ChartMark] = []
    /// The views beside marks, or instead of points.
    private(set) var annotations: [ChartAnnotation] = []
    /// The appearance of the marks that are being collected.
    var appearance = MarkAppearance()
    private(set) var issues: [String] = []
    private var level = 0

    /// The greatest number of marks of a chart: more than a card is points wide, for some lines.
    static let greatestCount = 5000
    /// The greatest number of views beside marks.
    static let greatestAnnotationCount = 200
    /// The greatest depth of nested content.
    private static let greatestLevel = 100

    static let tooManyMarks = """
        A chart has more than \(greatestCount) marks; the rest is left out. Thin out or sum up the data in \
        the intent, before it returns its view.
        """
    static let tooManyAnnotations = """
        A chart has more than \(greatestAnnotationCount) annotations; the rest is left out.
        """
    static let tooManyLevels = """
        A chart has more than \(greatestLevel) contents inside one another; the rest is left out. Content \
        that contains itself needs an end.
        """

    /// True once no more marks are accepted.
    var isFull: Bool { marks.count >= Self.greatestCount && issues.contains(Self.tooManyMarks) }

    mutating func append(_ mark: ChartMark) {
        guard marks.count < Self.greatestCount else { return report(Self.tooManyMarks) }
        var mark = mark
        mark.appearance = appearance
        marks.append(mark)
    }

    /// Adds a view for the marks from an index on.
    mutating func annotate(_ annotation: ChartAnnotation, from start: Int) {
        guard marks.count > start else { return }
        guard annotations.count < Self.greatestAnnotationCount else {
            return report(Self.tooManyAnnotations)
        }
        var annotation = annotation
        annotation.marks = start..<marks.count
        annotations.append(annotation)
    }

    mutating func enter() -> Bool {
        guard level < Self.greatestLevel else {
            report(Self.tooManyLevels)
            return false
        }
        level += 1
        return true
    }

    mutating func leave() { level -= 1 }

    private mutating func report(_ issue: String) {
        if !issues.contains(issue) { issues.append(issue) }
    }
}

/// One mark of a chart, as it was written.
struct ChartMark {
    /// The form of a mark.
    enum Kind: Hashable { case bar, line, point, area, rule, rectangle, sector }

    /// The place of a mark along an axis.
    enum Place {
        /// The width or height of the plot, or between distances from its left or upper edge.
        case fixed(CGFloat? = nil, CGFloat? = nil)
        /// At a value.
        case value(PlottedValue)
        /// From one value to another.
        case interval(PlottedValue, PlottedValue)

        var values: [PlottedValue] {
            switch self {
            case .fixed: []
            case .value(let value): [value]
            case .interval(let start, let end): [start, end]
            }
        }
    }

    var kind: Kind
    var x: Place = .fixed()
    var y: Place = .fixed()
    var width: MarkDimension = .automatic
    var height: MarkDimension = .automatic
    var stacking: MarkStackingMethod = .unstacked
    /// The line or area that a point belongs to.
    var series: PlottedValue?
    /// The value that becomes an angle of the circle.
    var angle: PlottedValue?
    var innerRadius: MarkDimension = .automatic
    var outerRadius: MarkDimension = .automatic
    var angularInset: CGFloat?
    var appearance = MarkAppearance()
}

/// Content that consists of one mark.
protocol SingleMark: ChartContent where Body == Never {
    nonisolated var mark: ChartMark { get }
}

extension SingleMark {
    public func _collect(in collection: inout _ChartCollection) {
        collection.append(mark)
    }
}

extension PlottableValue {
    /// The place at the value.
    var place: ChartMark.Place { .value(plotted) }

    /// Returns the place from the value to another one.
    func place(to end: PlottableValue) -> ChartMark.Place { .interval(plotted, end.plotted) }
}

/// The appearance of a mark, set by modifiers.
struct MarkAppearance {
    var style: AnyShapeStyle?
    var styleValue: PlottedValue?
    var symbol: SymbolChoice?
    var symbolValue: PlottedValue?
    var symbolSize: CGFloat?
    var symbolSizeValue: PlottedValue?
    var stroke: StrokeStyle?
    var strokeValue: PlottedValue?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    /// The position within a group of marks at one value.
    var position: (value: PlottedValue, axis: Axis?, span: MarkDimension)?
    var offset = CGSize.zero
    var opacity = 1.0
    var zIndex = 0.0
    var followsPlotArea = false
    var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
    var blur: CGFloat = 0
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var isAccessibilityHidden = false

    /// The form of a mark's points.
    enum SymbolChoice {
        case shape(any ChartSymbolShape)
        /// A view is drawn instead of the point.
        case view
    }
}

/// A view beside marks, or instead of a point.
struct ChartAnnotation {
    var marks = 0..<0
    var position: AnnotationPosition = .overlay
    var alignment: Alignment = .center
    var spacing: CGFloat?
    var overflow = AnnotationOverflowResolution(x: .automatic, y: .automatic)
    /// True for a view that is repeated at each mark.
    var isSymbol = false
    var content: (AnnotationContext) -> AnyView
}
