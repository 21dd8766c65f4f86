import AppIntents
import CoreSpotlight
import Foundation

/// The names of 100,000 entities, the same in each process.
public enum Content {
    /// The number of entities of all ten types.
    public static let count =
        ProcessInfo.processInfo.environment["SCALE_ENTITIES"].flatMap { Int($0) } ?? 100_000
    /// The number of types of entities.
    static let kinds = 10

    /// The identifiers of the entities of one type.
    static func identifiers(of kind: Int) -> StrideTo<Int> {
        stride(from: kind, to: count, by: kinds)
    }

    /// The names and places of an entity.
    struct Names {
        var title: String
        var place: String
        var synonym: String?
    }

    private static let syllables = [
        "ba", "be", "da", "do", "el", "fa", "fi", "ga", "go", "ha", "in", "ka", "ko", "la", "le",
        "li", "lo", "ma", "mi", "mo", "na", "ne", "no", "or", "pa", "pe", "ra", "ri", "ro", "sa",
        "se", "si", "ta", "te", "ti", "to", "va", "ver", "win", "za",
    ]
    private static let characters = Array(
        "山川田中村上下大小東西南北京本木林森金銀石水火土日月星空海島橋池谷原野松竹梅桜花春夏秋冬朝夕高長新古青赤白黒")
    private static let kindsOfPlaces = ["城", "駅", "寺", "公園", "商店", "大学"]

    /// One of 20,000 words; the first ones are frequent, as in any language.
    private static func word(_ random: inout Random) -> String {
        let share = Double(random.next(below: 1 << 20)) / Double(1 << 20)
        var own = Random(UInt64(share * share * 20_000) &+ 7)
        let length = 2 + own.next(below: 3)
        return (0..<length).map { _ in syllables[own.next(below: syllables.count)] }.joined()
    }

    /// Returns the names of the entity with a number: of each twenty, one is Japanese and one has accents.
    static func names(of number: Int) -> Names {
        var random = Random(UInt64(number) &* 0x9E37_79B9 &+ 1)
        let place = word(&random).capitalized + ", \(1950 + random.next(below: 75))"
        if number % 20 == 13 {
            let count = 2 + random.next(below: 3)
            let name = (0..<count).map { _ in characters[random.next(below: characters.count)] }
            return Names(
                title: String(name) + kindsOfPlaces[random.next(below: kindsOfPlaces.count)],
                place: place)
        }
        let words = (0..<(2 + random.next(below: 2))).map { _ in word(&random).capitalized }
        var title = words.joined(separator: " ")
        if number % 20 == 7 {
            title = title.replacing("e", with: "é").replacing("o", with: "ö")
        }
        return Names(
            title: title, place: place,
            synonym: number % 5 == 0 ? word(&random).capitalized : nil)
    }

    static func representation(of number: Int) -> DisplayRepresentation {
        let names = names(of: number)
        return DisplayRepresentation(
            title: "\(names.title)", subtitle: "\(names.place)",
            synonyms: names.synonym.map { ["\($0)"] } ?? [])
    }
}

/// SplitMix64.
struct Random {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
