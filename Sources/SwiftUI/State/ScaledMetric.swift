/// A length that grows with the person's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle

    /// Creates a length that grows with a text style, that of running text by default.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        base = wrappedValue
        style = textStyle
    }

    /// The length at the text size of the environment.
    ///
    /// Unspecified by Apple: the numbers. It grows as the letters of the style do, and is rounded
    /// to thirds of a point.
    @MainActor
    public var wrappedValue: Value {
        let size = EnvironmentValues.inScope.dynamicTypeSize
        if size == .large { return base }
        return (base * Value(style.growth(to: size)) * 3).rounded() / 3
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension Font.TextStyle {
    /// Returns the factor by which the style's letters grow from the default text size.
    func growth(to size: DynamicTypeSize) -> Double {
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        return points[index] / points[3]
    }

    /// The sizes that Apple's Human Interface Guidelines list, from the smallest text size.
    private var points: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}
