#if Web || Assistants
    import CoreMetrics
    import Synchronization

    /// The series with one name, which have one kind.
    struct MetricFamily {
        /// The kinds of the format that are used.
        enum Kind: String {
            case counter, gauge, histogram
        }

        let kind: Kind
        /// One sentence for people; `nil` for a metric of the app, which has none.
        let help: String?
        var series: [[MetricLabel]: any MetricSeries] = [:]

        init(kind: Kind, help: String?) {
            self.kind = kind
            self.help = help
        }

        /// Creates a family without series for a measure of the framework.
        init(_ kind: Measure.Kind, help: String) {
            switch kind {
            case .counter: self.init(kind: .counter, help: help)
            case .gauge: self.init(kind: .gauge, help: help)
            case .timer: self.init(kind: .histogram, help: help)
            }
        }
    }

    /// A name and a value that tell a series from others of its family.
    struct MetricLabel: Hashable {
        let name: String
        let value: String
    }

    /// The numbers of one series.
    protocol MetricSeries: AnyObject, Sendable {
        /// The samples now: what follows the name, a further label, and the number.
        var samples: [MetricSample] { get }
    }

    /// One line of the text.
    struct MetricSample {
        var suffix = ""
        var label: MetricLabel?
        var number: Double
    }

    /// A number that grows by whole numbers.
    final class CountedSeries: MetricSeries, CounterHandler {
        private let count = Atomic<Int64>(0)

        var samples: [MetricSample] { [.init(number: Double(count.load(ordering: .relaxed)))] }

        func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }
        func reset() { count.store(0, ordering: .relaxed) }
    }

    /// A number that grows.
    final class SummedSeries: MetricSeries, FloatingPointCounterHandler {
        private let sum = Mutex(0.0)

        var samples: [MetricSample] { [.init(number: sum.withLock { $0 })] }

        func increment(by amount: Double) { sum.withLock { $0 += amount } }
        func reset() { sum.withLock { $0 = 0 } }
    }

    /// A number that rises and falls.
    final class LevelSeries: MetricSeries, MeterHandler, RecorderHandler {
        private let level = Mutex(0.0)

        var samples: [MetricSample] { [.init(number: level.withLock { $0 })] }

        func set(_ value: Int64) { set(Double(value)) }
        func set(_ value: Double) { level.withLock { $0 = value } }
        func increment(by amount: Double) { level.withLock { $0 += amount } }
        func decrement(by amount: Double) { level.withLock { $0 -= amount } }
        func record(_ value: Int64) { set(Double(value)) }
        func record(_ value: Double) { set(value) }
    }

    /// How often numbers fell below each of some bounds.
    final class DistributedSeries: MetricSeries, TimerHandler, RecorderHandler {
        /// The bounds, rising.
        struct Bounds {
            let values: [Double]

            /// From a millisecond, what a tap may take at best, to the time limit of a run.
            static let seconds = Bounds(values: [
                0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
            ])
            static let sizes = Bounds(values: [1, 10, 100, 1000, 10_000, 100_000, 1_000_000])
        }

        private struct Contents {
            var counts: [Int64]
            var sum = 0.0
        }

        private let bounds: [Double]
        private let contents: Mutex<Contents>

        init(_ bounds: Bounds) {
            self.bounds = bounds.values
            // The last one is for what is above all bounds.
            contents = Mutex(Contents(counts: Array(repeating: 0, count: bounds.values.count + 1)))
        }

        var samples: [MetricSample] {
            let (counts, sum) = contents.withLock { ($0.counts, $0.sum) }
            var total: Int64 = 0
            var samples: [MetricSample] = []
            for (index, count) in counts.enumerated() {
                total += count
                let bound = index < bounds.count ? bounds[index] : .infinity
                samples.append(
                    .init(
                        suffix: "_bucket",
                        label: MetricLabel(name: "le", value: ExpositionText.number(bound)),
                        number: Double(total)))
            }
            samples.append(.init(suffix: "_sum", number: sum))
            samples.append(.init(suffix: "_count", number: Double(total)))
            return samples
        }

        func record(_ value: Double) {
            let place = bounds.firstIndex { value <= $0 } ?? bounds.count
            contents.withLock { contents in
                contents.counts[place] += 1
                contents.sum += value
            }
        }

        func record(_ value: Int64) { record(Double(value)) }
        func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1_000_000_000) }
    }
#endif
