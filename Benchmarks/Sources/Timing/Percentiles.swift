/// The distribution of measured times.
public struct Percentiles: Sendable {
    private let sorted: [Duration]

    /// Takes measured times; there must be one at least for a percentile to mean something.
    public init(_ samples: [Duration]) {
        sorted = samples.sorted()
    }

    public var count: Int { sorted.count }

    /// The time within which a share of all samples lies, by the nearest rank.
    public func at(_ share: Double) -> Duration {
        guard !sorted.isEmpty else { return .zero }
        let rank = Int((share * Double(sorted.count)).rounded(.up)) - 1
        return sorted[min(max(rank, 0), sorted.count - 1)]
    }

    public var median: Duration { at(0.5) }
}

extension Duration {
    public var microseconds: Double {
        Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
    }

    /// Microseconds with one decimal.
    public var microsecondText: String { Self.text(microseconds) }

    /// Milliseconds with two decimals.
    public var millisecondText: String { Self.text(microseconds / 1000, decimals: 2) }

    private static func text(_ value: Double, decimals: Int = 1) -> String {
        let scale = decimals == 2 ? 100 : 10
        let scaled = Int((value * Double(scale)).rounded())
        let rest = String(scaled % scale)
        let zeros = String(repeating: "0", count: max(0, decimals - rest.count))
        return "\(scaled / scale).\(zeros)\(rest)"
    }
}
