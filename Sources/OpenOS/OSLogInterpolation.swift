/// The parts of a log message: its text, and values with their formats.
///
/// Values are read when the message is written, on the caller's thread, and never if its level
/// isn't enabled.
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

    private var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// The message as the log records it.
    var text: String { text(showingPrivate: OSLogPrivacy.showsPrivate) }

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

    mutating func append(
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
