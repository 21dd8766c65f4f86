import Synchronization

#if Web || Assistants
    import CoreMetrics
#endif

/// The door to the metrics and traces of swift-metrics and swift-distributed-tracing.
///
/// The framework counts through it, and an app's own backends get the numbers. Without a backend,
/// each call returns at once; in a program without a server, the two packages aren't even built.
package enum Telemetry {
    /// The value of a label in place of those above the limit.
    package static let others = "other"

    /// Adds to a counter.
    package static func count(_ measure: Measure, _ values: String..., by amount: Int = 1) {
        #if Web || Assistants
            guard isMeasured else { return }
            Backends.shared.counter(measure, values)?.increment(by: Int64(amount))
        #endif
    }

    /// Changes a gauge by an amount.
    package static func change(_ measure: Measure, by amount: Int) {
        #if Web || Assistants
            let backends = Backends.shared
            var level = backends.level(measure, by: amount)
            guard isMeasured, let meter = backends.meter(measure) else { return }
            // Who sets an older level than another thread has set meanwhile sets it again.
            while true {
                meter.set(Int64(level))
                let newest = backends.level(measure, by: 0)
                if newest == level { break }
                level = newest
            }
        #endif
    }

    /// Records how long something took.
    package static func record(_ time: Duration, as measure: Measure, _ values: String...) {
        #if Web || Assistants
            guard isMeasured else { return }
            let (seconds, attoseconds) = time.components
            Backends.shared.timer(measure, values)?.recordNanoseconds(
                seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
        #endif
    }

    /// The time now, if a backend wants it; `nil` saves the reading of the clock.
    package static var beginning: ContinuousClock.Instant? { isMeasured ? .now : nil }

    /// Records the time since a beginning, if there was one.
    package static func record(
        since beginning: ContinuousClock.Instant?, as measure: Measure, _ values: String...
    ) {
        #if Web || Assistants
            guard let beginning, isMeasured else { return }
            let (seconds, attoseconds) = (ContinuousClock.now - beginning).components
            Backends.shared.timer(measure, values)?.recordNanoseconds(
                seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
        #endif
    }

    /// A backend takes the numbers.
    package static var isMeasured: Bool {
        #if Web || Assistants
            Backends.shared.isThere
        #else
            false
        #endif
    }

    /// Sets how many intents are told apart; the others count together.
    package static func tellApart(intents limit: Int) {
        #if Web || Assistants
            Backends.shared.setLimit(limit)
        #endif
    }
}
