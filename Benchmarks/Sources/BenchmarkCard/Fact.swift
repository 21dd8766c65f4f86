/// What the rows of the card tell.
struct Fact: Identifiable, Sendable {
    let id: Int
    let symbol: String
    let name: String
    let remark: String
    let value: String

    static let all = [
        Fact(id: 0, symbol: "mappin", name: "Height", remark: "above the sea", value: "3,776 m"),
        Fact(id: 1, symbol: "star", name: "Rank", remark: "in the country", value: "1"),
        Fact(id: 2, symbol: "clock", name: "Ascent", remark: "from station five", value: "6 h"),
        Fact(id: 3, symbol: "calendar", name: "Season", remark: "huts are open", value: "Jul–Sep"),
        Fact(id: 4, symbol: "person", name: "Climbers", remark: "in a year", value: "200,000"),
        Fact(id: 5, symbol: "flame", name: "Last eruption", remark: "so far", value: "1707"),
    ]
}
