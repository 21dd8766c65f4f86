#if Web || Assistants
    package import CoreMetrics
    import Synchronization

    /// A backend of swift-metrics that gives its numbers as text, in the exposition format 0.0.4 of
    /// Prometheus.
    ///
    /// It has the framework's measures, and if the app has no backend of its own, the app's metrics
    /// too. The number of series is bounded: values of further ones are dropped, and counted.
    package final class Exposition: MetricsFactory {
        /// The type of the text, for the response to a scraper.
        package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

        private struct Contents {
            var families: [String: MetricFamily] = [:]
            var seriesCount = 0
            var dropped = 0
        }

        private let limit: Int
        /// The label of all series; `nil` for a process that is the only one.
        private let node: MetricLabel?
        private let contents = Mutex(Contents())

        /// Creates a backend with room for so many series; each has the name of the `node`, if there is one.
        package init(series limit: Int, node: String? = nil) {
            self.limit = limit
            self.node = node.map { MetricLabel(name: "node", value: $0) }
        }

        /// Takes the framework's numbers from now on, and the app's if it has no other backend.
        package func begin() {
            Backends.shared.add(self)
        }

        /// The present numbers.
        package var text: String {
            contents.withLock { contents in
                var text = ExpositionText(shared: node)
                for measure in Measure.allCases where contents.families[measure.name] == nil {
                    text.write(measure)
                }
                for name in contents.families.keys.sorted() {
                    guard let family = contents.families[name] else { continue }
                    text.write(family, named: name)
                }
                var dropped = MetricFamily(kind: .counter, help: "Series above the limit.")
                let count = CountedSeries()
                count.increment(by: Int64(contents.dropped))
                dropped.series[[]] = count
                text.write(dropped, named: "oai_dropped_series_total")
                return text.text
            }
        }

        /// Returns the series with a name and labels, a new one if there is none; `nil` above the limit.
        private func series<Series: MetricSeries>(
            _ label: String, _ dimensions: [(String, String)], _ kind: MetricFamily.Kind,
            _ make: () -> Series
        ) -> Series? {
            let labels = dimensions.map {
                MetricLabel(name: ExpositionText.labelName($0.0), value: $0.1)
            }.sorted { $0.name < $1.name }
            return contents.withLock { contents in
                var name = ExpositionText.metricName(label)
                // One name has one kind.
                if let known = contents.families[name], known.kind != kind {
                    name += "_\(kind.rawValue)"
                }
                if let known = contents.families[name]?.series[labels] { return known as? Series }
                guard contents.seriesCount < limit else {
                    contents.dropped += 1
                    return nil
                }
                contents.seriesCount += 1
                let new = make()
                let help = Measure(rawValue: label)?.help
                contents.families[name, default: MetricFamily(kind: kind, help: help)]
                    .series[labels] = new
                return new
            }
        }

        // MARK: - As a backend

        package func makeCounter(
            label: String, dimensions: [(String, String)]
        ) -> any CounterHandler {
            series(label, dimensions, .counter) { CountedSeries() } ?? NOOPMetricsHandler.instance
        }

        package func makeFloatingPointCounter(
            label: String, dimensions: [(String, String)]
        ) -> any FloatingPointCounterHandler {
            series(label, dimensions, .counter) { SummedSeries() } ?? NOOPMetricsHandler.instance
        }

        package func makeMeter(
            label: String, dimensions: [(String, String)]
        ) -> any MeterHandler {
            series(label, dimensions, .gauge) { LevelSeries() } ?? NOOPMetricsHandler.instance
        }

        package func makeRecorder(
            label: String, dimensions: [(String, String)], aggregate: Bool
        ) -> any RecorderHandler {
            if aggregate {
                return series(label, dimensions, .histogram) { DistributedSeries(.sizes) }
                    ?? NOOPMetricsHandler.instance
            }
            return series(label, dimensions, .gauge) { LevelSeries() }
                ?? NOOPMetricsHandler.instance
        }

        package func makeTimer(
            label: String, dimensions: [(String, String)]
        ) -> any TimerHandler {
            series(label, dimensions, .histogram) { DistributedSeries(.seconds) }
                ?? NOOPMetricsHandler.instance
        }

        package func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
        package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
            remove(handler)
        }
        package func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
        package func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
        package func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

        private func remove(_ handler: AnyObject) {
            contents.withLock { contents in
                for (name, family) in contents.families {
                    guard let place = family.series.first(where: { $0.value === handler }) else {
                        continue
                    }
                    contents.families[name]?.series[place.key] = nil
                    contents.seriesCount -= 1
                }
            }
        }
    }
#endif
