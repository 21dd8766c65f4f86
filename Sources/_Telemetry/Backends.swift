#if Web || Assistants
    import CoreMetrics
    import Synchronization

    /// The handlers of the backends for the framework's measures, created at first use.
    final class Backends: Sendable {
        static let shared = Backends()

        /// A measure with the values of its labels.
        fileprivate struct Key: Hashable {
            let measure: Measure
            let values: [String]
        }

        fileprivate struct Contents {
            var counters: [Key: any CounterHandler] = [:]
            var meters: [Measure: any MeterHandler] = [:]
            var timers: [Key: any TimerHandler] = [:]
            /// The intents that are told apart.
            var intents: Set<String> = []
            var limit = 200
            /// The program's own exposition, if it has one beside the app's backend.
            var exposition: (any MetricsFactory)?
        }

        private let contents = Mutex(Contents())
        /// The levels of the gauges, which are counted from the start on: a backend may come later.
        private let connections = Atomic(0)
        private let sessions = Atomic(0)
        private let runs = Atomic(0)
        /// Once a backend was seen; it stays for the rest of the process.
        private let wasSeen = Atomic(false)

        /// An app's backend or the program's exposition is there.
        var isThere: Bool {
            if wasSeen.load(ordering: .relaxed) { return true }
            // An app may set its backend at any time before the first use. A cast would take longer.
            guard type(of: MetricsSystem.factory) != NOOPMetricsHandler.self else { return false }
            begin()
            return true
        }

        /// Adds the program's exposition to the app's backend, or makes it the backend of the app's
        /// own metrics too if there is none.
        func add(_ exposition: any MetricsFactory) {
            if MetricsSystem.factory is NOOPMetricsHandler {
                MetricsSystem.bootstrap(exposition)
            } else {
                contents.withLock { contents in
                    contents.exposition = exposition
                    contents.counters = [:]
                    contents.meters = [:]
                    contents.timers = [:]
                }
            }
            begin()
        }

        func setLimit(_ limit: Int) { contents.withLock { $0.limit = limit } }

        /// Tells a backend what it missed.
        private func begin() {
            guard !wasSeen.exchange(true, ordering: .relaxed) else { return }
            for measure in Measure.allCases where measure.kind == .gauge {
                meter(measure)?.set(Int64(level(measure, by: 0)))
            }
        }

        /// Changes the level of a gauge, and returns the new one.
        func level(_ measure: Measure, by amount: Int) -> Int {
            switch measure {
            case .connections: connections.add(amount, ordering: .relaxed).newValue
            case .sessions: sessions.add(amount, ordering: .relaxed).newValue
            case .activeRuns: runs.add(amount, ordering: .relaxed).newValue
            default: 0
            }
        }

        func counter(_ measure: Measure, _ values: [String]) -> (any CounterHandler)? {
            contents.withLock { contents in
                let key = contents.key(measure, values)
                if let known = contents.counters[key] { return known }
                let new = contents.factory.makeCounter(
                    label: measure.name, dimensions: key.dimensions)
                contents.counters[key] = new
                return new
            }
        }

        func timer(_ measure: Measure, _ values: [String]) -> (any TimerHandler)? {
            contents.withLock { contents in
                let key = contents.key(measure, values)
                if let known = contents.timers[key] { return known }
                let new = contents.factory.makeTimer(
                    label: measure.name, dimensions: key.dimensions)
                contents.timers[key] = new
                return new
            }
        }

        func meter(_ measure: Measure) -> (any MeterHandler)? {
            contents.withLock { contents in
                if let known = contents.meters[measure] { return known }
                let new = contents.factory.makeMeter(label: measure.name, dimensions: [])
                contents.meters[measure] = new
                return new
            }
        }
    }

    extension Backends.Contents {
        /// The backend that new handlers belong to.
        fileprivate var factory: any MetricsFactory {
            guard let exposition else { return MetricsSystem.factory }
            return MultiplexMetricsHandler(factories: [MetricsSystem.factory, exposition])
        }

        /// Returns the key of some values: of the intents above the limit, none is told apart.
        fileprivate mutating func key(_ measure: Measure, _ values: [String]) -> Backends.Key {
            var values = values
            if measure.labels.first == "intent", let intent = values.first,
                !intents.contains(intent)
            {
                if intents.count < limit {
                    intents.insert(intent)
                } else {
                    values[0] = Telemetry.others
                }
            }
            return Backends.Key(measure: measure, values: values)
        }
    }

    extension Backends.Key {
        fileprivate var dimensions: [(String, String)] { Array(zip(measure.labels, values)) }
    }
#endif
