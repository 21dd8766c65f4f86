import Foundation

/// The text of a row of the card.
struct Fact: Identifiable, Sendable {
    let id: Int
    let symbol: String
    let name: String
    let remark: String
    let value: String

    /// As many as the environment variable `OAI_BENCHMARK_ROWS` says: 6, which make a card of 60 nodes, or more.
    static let all = (0..<rows).map { row in
        let fact = facts[row % facts.count]
        return Fact(
            id: row, symbol: fact.symbol, name: fact.name, remark: fact.remark, value: fact.value)
    }

    private static let rows =
        ProcessInfo.processInfo.environment["OAI_BENCHMARK_ROWS"].flatMap(Int.init) ?? facts.count

    private static let facts = [
        Fact(id: 0, symbol: "mappin", name: "Height", remark: "above the sea", value: "3,776 m"),
        Fact(id: 1, symbol: "star", name: "Rank", remark: "in the country", value: "1"),
        Fact(id: 2, symbol: "clock", name: "Ascent", remark: "from station five", value: "6 h"),
        Fact(id: 3, symbol: "calendar", name: "Season", remark: "huts are open", value: "Jul–Sep"),
        Fact(id: 4, symbol: "person", name: "Climbers", remark: "in a year", value: "200,000"),
        Fact(id: 5, symbol: "flame", name: "Last eruption", remark: "so far", value: "1707"),
    ]
}
