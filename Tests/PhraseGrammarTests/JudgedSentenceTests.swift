import Foundation
import PhraseGrammar
import Testing

/// Sentences with the action and the values that they ask for, as people judge them.
///
/// The grammar was adjusted by one half; the other half is only counted.
struct JudgedSentenceTests {
    private struct Judged {
        let app: String
        let language: String
        let sentence: String
        /// `nil` for a sentence that asks for nothing.
        let action: String?
        let slots: [String: String]

        init?(_ line: Substring) {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            guard fields.count >= 4, !line.hasPrefix("#") else { return nil }
            (app, language, sentence) = (fields[0], fields[1], fields[2])
            action = fields[3] == "-" ? nil : fields[3]
            let pairs = fields.count > 4 ? fields[4].split(separator: ";") : []
            slots = Dictionary(
                pairs.map { pair in
                    let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                    return (parts[0], parts[1])
                }
            ) { first, _ in first }
        }
    }

    private enum Outcome {
        case right, notUnderstood, wrong
    }

    private static func judged(_ name: String) throws -> [Judged] {
        let file = try #require(
            Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Judged"))
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .compactMap(Judged.init)
    }

    private static func outcome(of judged: Judged) throws -> Outcome {
        let grammar = try #require(
            ExampleGrammar.grammar(of: judged.app, language: judged.language))
        guard let reading = grammar.read(judged.sentence, at: ExampleGrammar.now).certain else {
            return judged.action == nil ? .right : .notUnderstood
        }
        let slots = Dictionary(
            reading.slots.map { ($0.slot, text(of: $0.value)) }
        ) { "\($0), \($1)" }
        return reading.action == judged.action && slots == judged.slots ? .right : .wrong
    }

    private static func text(of value: SlotValue) -> String {
        switch value {
        case .name(let name), .text(let name): name
        case .integer(let number), .ordinal(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .flag(let isOn): "\(isOn)"
        case .duration(let seconds): "\(Int(seconds))"
        case .date(let date): date.words
        case .measurement(let number, let unit): "\(number) \(unit)"
        case .money(let amount, let currency): "\(amount) \(currency)"
        }
    }

    @Test(arguments: ["looked-at", "counted"])
    func areUnderstood(name: String) throws {
        let judged = try Self.judged(name)
        #expect(judged.count >= 140)
        var (right, wrong): (Int, [String]) = (0, [])
        for judged in judged {
            switch try Self.outcome(of: judged) {
            case .right: right += 1
            case .notUnderstood: break
            case .wrong: wrong.append(judged.sentence)
            }
        }
        #expect(wrong == [], "No sentence asks for something else than a person means.")
        #expect(Double(right) / Double(judged.count) >= 0.95)
    }
}
