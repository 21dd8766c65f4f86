public import Foundation

/// The parts of a log's message: its words, and values with the way to write each.
///
/// Values are read when the message is written, on the caller's thread, and never if its level isn't
/// wanted.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private enum Part {
        case words(String)
        case value(Value)
    }

    private struct Value {
        let text: () -> String
        let privacy: OSLogPrivacy
        let isPublicByType: Bool
        let alignment: OSLogStringAlignment
    }

    private static let showsPrivate =
        ProcessInfo.processInfo.environment["OS_LOG_PRIVATE_DATA"] == "1"

    private var parts: [Part] = []

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// The message as the log keeps it.
    var text: String { text(showingPrivate: Self.showsPrivate) }

    package func text(showingPrivate: Bool) -> String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .value(let value):
                value.alignment.aligned(
                    value.privacy.shown(
                        value.text(), isPublicByType: value.isPublicByType,
                        showsPrivate: showingPrivate))
            }
        }.joined()
    }

    private mutating func append(
        _ privacy: OSLogPrivacy, isPublicByType: Bool = false,
        _ alignment: OSLogStringAlignment = .none, _ text: @escaping () -> String
    ) {
        parts.append(
            .value(
                Value(
                    text: text, privacy: privacy, isPublicByType: isPublicByType,
                    alignment: alignment)))
    }
}

extension OSLogInterpolation {
    /// Adds a text, private by itself.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align, argumentString)
    }

    /// Adds what describes a value, private by itself.
    // Whole numbers describe themselves too, and are public.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { value().description }
    }

    /// Adds the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Any.Type,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isPublicByType: true, align) { String(describing: value()) }
    }

    /// Adds what describes an object, private by itself.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { argumentObject().description }
    }

    /// Adds what an error says, private by itself.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(privacy) { String(describing: error()) }
    }

    /// Adds a truth value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isPublicByType: true) { format.text(boolean()) }
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isPublicByType: true, align) { format.text(number()) }
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isPublicByType: true, align) { format.text(number()) }
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isPublicByType: true, align) { format.text(Double(number())) }
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isPublicByType: true, align) { format.text(Double(number())) }
    }
}
