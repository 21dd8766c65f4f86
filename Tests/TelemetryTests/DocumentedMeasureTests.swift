import Foundation
import Testing

@testable import _Telemetry

/// The table of `Documentation/Metrics.md` and the dashboard name what there is.
@Suite struct DocumentedMeasureTests {
    private static let documentation = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Documentation")

    private func file(_ path: String) throws -> String {
        try String(contentsOf: Self.documentation.appending(path: path), encoding: .utf8)
    }

    @Test("Metrics.md has a row for each measure, with its kind, labels and meaning")
    func table() throws {
        let rows = try file("Metrics.md").split(separator: "\n").filter { $0.hasPrefix("| `oai_") }
        let expected = Measure.allCases.map { measure in
            let labels = measure.labels.map { "`\($0)`" }.joined(separator: ", ")
            return
                "| `\(measure.name)` | \(measure.kind) | \(labels.isEmpty ? "–" : labels) | \(measure.help) |"
        }
        #expect(rows.map(String.init) == expected)
    }

    @Test("Metrics.md names each span")
    func spans() throws {
        let text = try file("Metrics.md")
        for span in Telemetry.Span.allCases { #expect(text.contains("`\(span.rawValue)`")) }
    }

    @Test("The dashboard asks only for metrics and labels that exist, and for each metric")
    func dashboard() throws {
        let data = Data(try file("Deployment/grafana.json").utf8)
        let board = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let panels = try #require(board["panels"] as? [[String: Any]])
        let queries = panels.flatMap { $0["targets"] as? [[String: Any]] ?? [] }
            .compactMap { $0["expr"] as? String }
        #expect(!queries.isEmpty)
        var asked: Set<Measure> = []
        for query in queries {
            for match in query.matches(of: /oai_[a-z_]+/) {
                let name = String(match.output)
                let plain =
                    ["_bucket", "_sum", "_count"].first { name.hasSuffix($0) }
                    .map { String(name.dropLast($0.count)) } ?? name
                let measure = try #require(Measure(rawValue: plain), "\(name) in \(query)")
                #expect((measure.kind == .timer) == (plain != name), "\(name) in \(query)")
                asked.insert(measure)
                for grouping in query.matches(of: /by \(([a-z, ]+)\)/) {
                    let labels = grouping.output.1.split(separator: ",")
                        .map { $0.trimmingCharacters(in: .whitespaces) }
                    // Every series has the name of its node, if it has one.
                    #expect(Set(labels).isSubset(of: measure.labels + ["le", "node"]), "\(query)")
                }
            }
        }
        #expect(asked == Set(Measure.allCases))
    }
}
