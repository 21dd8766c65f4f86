import Foundation
import PhraseGrammar
import Testing

/// Sentences over phrases of the travel and kitchen examples, in English.
struct TravelSentenceTests {
    private static let landmarks = NameIndex(
        [
            NamedValue(id: "louvre", texts: ["Louvre"]),
            NamedValue(id: "gate", texts: ["Golden Gate Bridge"]),
            NamedValue(id: "temple", texts: ["Golden Temple"]),
            NamedValue(id: "peak", texts: ["Victoria Peak"]),
            NamedValue(id: "falls", texts: ["Victoria Falls"]),
        ], language: .of(Locale(identifier: "en")))

    private static let grammar = PhraseGrammar(
        actions: [
            Action(
                id: "FindTickets", slots: [Slot("landmark", .names(landmarks))],
                phrases: [
                    Phrase("Find tickets in ${applicationName}"),
                    Phrase("Find tickets for ${landmark} with ${applicationName}"),
                ]),
            Action(
                id: "ClosestLandmark",
                phrases: [
                    Phrase("Find the closest landmark in ${applicationName}"),
                    Phrase("Find the closest restaurant", role: .refuses),
                ]),
            Action(
                id: "ShowFavorites", phrases: [Phrase("Show my favorites in ${applicationName}")]),
            Action(
                id: "AddTodo", slots: [Slot("text", .text)],
                phrases: [Phrase("Add ${text} to the to-do list")]),
            Action(
                id: "DeleteEverything",
                phrases: [Phrase("Delete everything in ${applicationName}")]),
            Action(
                id: "PlanDinner",
                slots: [
                    Slot("budget", .money(currency: "USD")), Slot("time", .duration),
                ], phrases: [Phrase("Plan Dinner")]),
        ], language: .of(Locale(identifier: "en")), applicationNames: ["TravelTracking"])

    @Test(arguments: [
        ("find tickets for the louvre", "FindTickets", "louvre"),
        ("tickets louvre", "FindTickets", "louvre"),
        ("could you please find tickets for the golden gate", "FindTickets", "gate"),
        ("find tickts for louvre in TravelTracking", "FindTickets", "louvre"),
    ])
    func fillsTheLandmark(sentence: String, action: String, landmark: String) throws {
        let reading = try #require(Self.grammar.read(sentence).readings.first)
        #expect(reading.action == action)
        #expect(reading.confidence >= Reading.certain)
        #expect(reading.slots.map(\.value) == [.name(landmark)])
        #expect(reading.missing.isEmpty)
    }

    @Test(arguments: [
        ("show my favorites please", "ShowFavorites"),
        ("whats the closest landmark", "ClosestLandmark"),
        ("delete everything", "DeleteEverything"),
    ])
    func understandsWithoutSlots(sentence: String, action: String) throws {
        let reading = try #require(Self.grammar.read(sentence).readings.first)
        #expect(reading.action == action)
        #expect(reading.confidence >= Reading.certain)
    }

    @Test func namesWhatIsMissing() throws {
        let reading = try #require(Self.grammar.read("find tickets").readings.first)
        #expect(reading.missing == ["landmark"])
    }

    @Test func tellsValuesThatTheWordsCouldMean() throws {
        let reading = try #require(Self.grammar.read("find tickets for victoria").readings.first)
        let slot = try #require(reading.slots.first)
        #expect(slot.alternatives.count == 1)
    }

    @Test func takesFreeTextAsItIsWritten() throws {
        let sentence = "add Buy Milk to the to-do list"
        let slot = try #require(Self.grammar.read(sentence).readings.first?.slots.first)
        #expect(slot.value == .text("Buy Milk"))
        #expect(sentence[slot.range] == "Buy Milk")
    }

    @Test("A no at the end is the value of a flag that the phrase has no place for")
    func takesANoAtTheEnd() throws {
        let travel = try #require(ExampleGrammar.grammar(of: "travel", language: "en"))
        let reading = try #require(travel.read("update favorites louvre off please").certain)
        #expect(reading.action == "UpdateFavorites")
        #expect(reading.slots.map(\.value) == [.name("Louvre"), .flag(false)])
    }

    @Test func readsMoneyAndDurations() throws {
        let reading = try #require(
            Self.grammar.read("plan dinner with thirty euros in one hour and 30 minutes").readings
                .first)
        #expect(
            reading.slots.map(\.value) == [.money(30, currency: "EUR"), .duration(5400)])
    }

    @Test func refusesByANegativePhrase() {
        let interpretation = Self.grammar.read("find the closest restaurant")
        #expect(Array(interpretation.refused.keys) == ["ClosestLandmark"])
        #expect(interpretation.readings.allSatisfy { $0.action != "ClosestLandmark" })
    }

    @Test(arguments: [
        "don't delete everything", "delete everything off", "tickets louvre off please",
        "buy tickets for the louvre", "what is the weather", "delete",
        "", "the", "\u{200B}",
    ])
    func actsOnNothingElse(sentence: String) {
        let readings = Self.grammar.read(sentence).readings
        #expect(readings.allSatisfy { $0.confidence < Reading.certain })
    }

    private static let flights = PhraseGrammar(
        actions: [
            Action(
                id: "BookFlight",
                slots: [Slot("destination", .names(landmarks)), Slot("origin", .names(landmarks))],
                phrases: [Phrase("Book Flight"), Phrase("Book from ${origin} to ${destination}")])
        ], language: .of(Locale(identifier: "en")), applicationNames: ["TravelTracking"])

    @Test(arguments: [
        "book from the louvre to victoria falls", "book to victoria falls from the louvre please",
    ])
    func fillsSlotsOfOneKindByTheWordBeforeThem(sentence: String) throws {
        let reading = try #require(Self.flights.read(sentence).certain)
        let values = Dictionary(uniqueKeysWithValues: reading.slots.map { ($0.slot, $0.value) })
        #expect(values == ["origin": .name("louvre"), "destination": .name("falls")])
    }

    @Test(arguments: ["book louvre victoria falls", "book flight louvre victoria falls"])
    func guessesNoSlotOfTwo(sentence: String) {
        #expect(Self.flights.read(sentence).certain == nil)
    }

    @Test(arguments: ["for the louvre", "of victoria peak", "victoria falls"])
    func takesNoPhraseThatIsOnlyASlot(sentence: String) {
        let grammar = PhraseGrammar(
            actions: [
                Action(
                    id: "Anything",
                    slots: [Slot("x", .names(Self.landmarks)), Slot("text", .text)],
                    phrases: [
                        Phrase("${x}"), Phrase("for ${x} in ${applicationName}"),
                        Phrase("${text} with ${applicationName}"), Phrase("${text}"),
                    ])
            ], language: .of(Locale(identifier: "en")), applicationNames: ["TravelTracking"])
        #expect(grammar.read(sentence).readings.isEmpty)
    }

    @Test func readsNoNumberThatNoValueHolds() {
        for digits in [14, 30, 900] {
            let number = String(repeating: "9", count: digits)
            let readings = Self.grammar.read("plan dinner in \(number) hours").readings
            #expect(readings.allSatisfy { $0.slots.isEmpty })
        }
    }
}
