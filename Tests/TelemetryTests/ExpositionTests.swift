import CoreMetrics
import Foundation
import Testing

@testable import _Telemetry

/// The text of metrics, in the exposition format 0.0.4 of Prometheus.
@Suite struct ExpositionTests {
    /// What is said of the app's metrics: the framework's, which counted nothing, are left out.
    private func text(of exposition: Exposition) -> String {
        exposition.text.split(separator: "\n").filter { !$0.contains("oai_") }
            .joined(separator: "\n")
    }

    @Test("Each kind of metric has its lines, labels in the order of their names")
    func kinds() {
        let exposition = Exposition(series: 100)
        let counter = Counter(
            label: "soups_total", dimensions: [("size", "big"), ("kind", "a \"b\" \\ c\nd")],
            factory: exposition)
        counter.increment(by: 3)
        Counter(
            label: "soups_total", dimensions: [("kind", "leek"), ("size", "big")],
            factory: exposition
        )
        .increment()
        Meter(label: "hungry", factory: exposition).set(2.5)
        let timer = Timer(label: "cooking_seconds", factory: exposition)
        timer.recordNanoseconds(20_000_000)
        timer.recordNanoseconds(60_000_000_000)
        Gauge(label: "heat", factory: exposition).record(7)
        #expect(
            text(of: exposition) == #"""
                # TYPE cooking_seconds histogram
                cooking_seconds_bucket{le="0.001"} 0
                cooking_seconds_bucket{le="0.0025"} 0
                cooking_seconds_bucket{le="0.005"} 0
                cooking_seconds_bucket{le="0.01"} 0
                cooking_seconds_bucket{le="0.025"} 1
                cooking_seconds_bucket{le="0.05"} 1
                cooking_seconds_bucket{le="0.1"} 1
                cooking_seconds_bucket{le="0.25"} 1
                cooking_seconds_bucket{le="0.5"} 1
                cooking_seconds_bucket{le="1"} 1
                cooking_seconds_bucket{le="2.5"} 1
                cooking_seconds_bucket{le="5"} 1
                cooking_seconds_bucket{le="10"} 1
                cooking_seconds_bucket{le="30"} 1
                cooking_seconds_bucket{le="+Inf"} 2
                cooking_seconds_sum 60.02
                cooking_seconds_count 2
                # TYPE heat gauge
                heat 7
                # TYPE hungry gauge
                hungry 2.5
                # TYPE soups_total counter
                soups_total{kind="a \"b\" \\ c\nd",size="big"} 3
                soups_total{kind="leek",size="big"} 1
                """#)
    }

    @Test("Each series has the name of the node, unless it has a label of that name")
    func node() {
        let exposition = Exposition(series: 100, node: "a")
        Counter(label: "x", factory: exposition).increment()
        Counter(label: "x", dimensions: [("node", "own"), ("z", "1")], factory: exposition)
            .increment()
        #expect(
            text(of: exposition) == #"""
                # TYPE x counter
                x{node="a"} 1
                x{node="own",z="1"} 1
                """#)
    }

    @Test("Names get the characters that the format allows")
    func names() {
        #expect(
            ExpositionText.metricName("http.server:requests-total") == "http_server:requests_total")
        #expect(ExpositionText.metricName("2nd") == "_2nd")
        #expect(ExpositionText.metricName("é") == "_")
        #expect(ExpositionText.metricName("") == "_")
        #expect(ExpositionText.labelName("a:b") == "a_b")
        #expect(ExpositionText.number(.infinity) == "+Inf")
        #expect(ExpositionText.number(-.infinity) == "-Inf")
        #expect(ExpositionText.number(.nan) == "NaN")
    }

    @Test("A name has one kind; a metric of another kind gets another name")
    func twoKinds() {
        let exposition = Exposition(series: 100)
        Counter(label: "x", factory: exposition).increment()
        Meter(label: "x", factory: exposition).set(5)
        #expect(text(of: exposition) == "# TYPE x counter\nx 1\n# TYPE x_gauge gauge\nx_gauge 5")
    }

    @Test("Series above the limit are dropped and counted; a destroyed one makes room")
    func limit() {
        let exposition = Exposition(series: 2)
        let first = Counter(label: "a", dimensions: [("n", "1")], factory: exposition)
        for number in 2...4 {
            Counter(label: "a", dimensions: [("n", "\(number)")], factory: exposition).increment()
        }
        #expect(text(of: exposition) == "# TYPE a counter\na{n=\"1\"} 0\na{n=\"2\"} 1")
        #expect(exposition.text.contains("\noai_dropped_series_total 2\n"))
        first.destroy()
        Counter(label: "a", dimensions: [("n", "5")], factory: exposition).increment()
        #expect(text(of: exposition) == "# TYPE a counter\na{n=\"2\"} 1\na{n=\"5\"} 1")
    }

    @Test("A reader learns of each measure of the framework before anything is counted")
    func measures() {
        let lines = Exposition(series: 10).text.split(separator: "\n")
        for measure in Measure.allCases {
            let kind =
                switch measure.kind {
                case .counter: "counter"
                case .gauge: "gauge"
                case .timer: "histogram"
                }
            #expect(lines.contains("# HELP \(measure.name) \(measure.help)"))
            #expect(lines.contains("# TYPE \(measure.name) \(kind)"))
        }
    }
}
