import Foundation
import PhraseGrammar
import Testing

/// Several applications that hear the same sentences.
struct ApplicationNameTests {
    private static let english = Language.of(Locale(identifier: "en"))
    private static let house = names("TravelTracking", "Kitchen")
    private static let nested = names("Travel", "Travel Tracking", "Kit", "Kitchen")

    private static func names(_ names: String...) -> ApplicationNames {
        ApplicationNames(
            Dictionary(uniqueKeysWithValues: names.map { ($0, []) }), language: english)
    }

    private static func grammar(_ name: String, _ phrases: String...) -> PhraseGrammar {
        PhraseGrammar(
            actions: [
                Action(id: "Act", slots: [Slot("text", .text)], phrases: phrases.map { Phrase($0) })
            ],
            language: english, applicationNames: [name])
    }

    /// Returns the application that a sentence is for, which each of them reads.
    private static func choice(
        of sentence: String, among grammars: [String: PhraseGrammar]
    ) -> ApplicationChoice {
        ApplicationNames(grammars.mapValues { _ in [] }, language: english).choice(
            for: sentence,
            confidences: grammars.mapValues { $0.read(sentence).readings.first?.confidence ?? 0 })
    }

    // MARK: - Names in a sentence

    @Test(
        "A name is found anywhere, written together or apart, in any case",
        arguments: [
            "find tickets for the louvre in TravelTracking": ["TravelTracking"],
            "travel tracking, find tickets": ["TravelTracking"],
            "find tickets with traveltracking please": ["TravelTracking"],
            "order soup in kitchen": ["Kitchen"],
            "show the kitchen in travel tracking": ["Kitchen", "TravelTracking"],
            "find tickets for the louvre": [],
            "": [],
        ])
    func found(sentence: String, named: [String]) {
        #expect(Self.house.named(in: sentence) == named)
    }

    @Test(
        "Of names inside of one another the longest counts",
        arguments: [
            "find tickets in travel": ["Travel"],
            "find tickets in Travel Tracking": ["Travel Tracking"],
            "find tickets in traveltracking": ["Travel Tracking"],
            "find tickets in travel trackin": [],
            "track travel in travel tracking": ["Travel", "Travel Tracking"],
            "order soup in kitchen": ["Kitchen"],
            "buy a kit": ["Kit"],
        ])
    func nested(sentence: String, named: [String]) {
        #expect(Self.nested.named(in: sentence) == named)
    }

    @Test("A name with a mistake is a guess, which is corrected, and other words are none")
    func mistakes() {
        for sentence in ["order soup in kitchn", "order soup in kicthen"] {
            #expect(Self.house.named(in: sentence) == [])
            #expect(Self.house.guessed(in: sentence) == ["Kitchen"])
            #expect(
                Self.house.corrected(sentence, naming: "Kitchen") == "order soup in Kitchen")
        }
        #expect(Self.house.guessed(in: "find tickets in traveltrakcing") == ["TravelTracking"])
        #expect(Self.nested.guessed(in: "find tickets in travel trackin") == ["Travel Tracking"])
        #expect(Self.house.guessed(in: "order chicken soup") == [])
        #expect(Self.names("Ordr", "Kitchen").guessed(in: "order soup") == [])
    }

    @Test("Beside a name without a mistake nothing is a guess")
    func besideName() {
        for sentence in ["order soup in kitchen", "add kitchn tiles in traveltracking"] {
            #expect(Self.house.guessed(in: sentence) == [])
            #expect(Self.house.corrected(sentence, naming: "Kitchen") == sentence)
        }
    }

    @Test("A synonym names an application, and one that several have names them all")
    func synonyms() {
        let names = ApplicationNames(
            ["Kitchen": ["Chef", "Home"], "House": ["Home"]], language: Self.english)
        #expect(names.named(in: "order soup in chef") == ["Kitchen"])
        #expect(names.named(in: "order soup at home") == ["House", "Kitchen"])
    }

    @Test("A name without spaces around it is found in Japanese")
    func japanese() {
        let names = ApplicationNames(
            ["キッチン": [], "トラベル": []], language: Language.of(Locale(identifier: "ja")))
        #expect(names.named(in: "キッチンでスープを注文") == ["キッチン"])
    }

    // MARK: - The application that a sentence is for

    @Test("With one application its name is optional; with several it is needed")
    func needed() {
        let kitchen = Self.grammar("Kitchen", "Order soup", "Order soup in ${applicationName}")
        let travel = Self.grammar("TravelTracking", "Find tickets in ${applicationName}")
        #expect(Self.choice(of: "order soup", among: ["Kitchen": kitchen]) == .one("Kitchen"))
        let house = ["Kitchen": kitchen, "TravelTracking": travel]
        #expect(Self.choice(of: "order soup in kitchen", among: house) == .one("Kitchen"))
        // Only one understands it, and it is asked whether that one is meant.
        #expect(Self.choice(of: "order soup", among: house) == .open(["Kitchen"]))
        #expect(Self.choice(of: "what is the weather", among: house) == .none)
        // The name decides, whatever the other one understands.
        #expect(
            Self.choice(of: "order soup in traveltracking", among: house)
                == .one("TravelTracking"))
    }

    @Test("The same phrase of two applications is performed where it is said to be")
    func samePhrase() {
        let house = [
            "Notes": Self.grammar("Notes", "Show the list in ${applicationName}"),
            "Kitchen": Self.grammar("Kitchen", "Show the list in ${applicationName}"),
        ]
        #expect(Self.choice(of: "show the list", among: house) == .open(["Kitchen", "Notes"]))
        #expect(Self.choice(of: "show the list in notes", among: house) == .one("Notes"))
        #expect(Self.choice(of: "show the list in kitchen", among: house) == .one("Kitchen"))
    }

    @Test("Of several names, the one that understands the sentence counts, if all could be asked")
    func severalNames() {
        let names = Self.house
        let sentence = "open the kitchen in travel tracking"
        #expect(
            names.choice(for: sentence, confidences: ["Kitchen": 0, "TravelTracking": 0.9])
                == .one("TravelTracking"))
        for confidences in [
            ["TravelTracking": 0.9], ["Kitchen": 0.9, "TravelTracking": 0.9],
            ["Kitchen": 0, "TravelTracking": 0],
        ] {
            #expect(
                names.choice(for: sentence, confidences: confidences)
                    == .open(["Kitchen", "TravelTracking"]))
        }
    }

    @Test(
        "A guessed name decides only where the others are out of the question, and the app is sure")
    func guessedName() {
        let (names, sentence) = (Self.names("Notes", "Kitchen"), "delete nodes")
        #expect(names.guessed(in: sentence) == ["Notes"])
        func choice(_ confidences: [String: Double], corrected: Set<String>) -> ApplicationChoice {
            names.choice(for: sentence, confidences: confidences, corrected: corrected)
        }
        let sure: Set = ["Notes"]
        #expect(choice(["Kitchen": 0.5, "Notes": 0.9], corrected: sure) == .one("Notes"))
        #expect(choice(["Kitchen": 0.5, "Notes": 0.9], corrected: []) == .open(["Notes"]))
        #expect(choice(["Kitchen": 0.9, "Notes": 0], corrected: []) == .open(["Kitchen"]))
        #expect(
            choice(["Kitchen": 0.9, "Notes": 0.9], corrected: sure) == .open(["Kitchen", "Notes"]))
        // Who knows what the other one would have understood?
        #expect(choice(["Notes": 0.9], corrected: sure) == .open(["Notes"]))
        #expect(choice(["Kitchen": 0, "Notes": 0], corrected: []) == .none)
        // Two guesses.
        #expect(
            Self.names("Notes", "Nodex", "Kitchen").choice(
                for: sentence, confidences: ["Kitchen": 0, "Nodex": 0, "Notes": 0.9],
                corrected: sure) == .open(["Notes"]))
    }

    // MARK: - The answer to the question which one is meant

    @Test(
        "An app is chosen by its name or its place, and by nothing else",
        arguments: [
            "Kitchen": ChoiceReading.one(0, isWhole: true),
            "kitchen.": .one(0, isWhole: true),
            "travel tracking": .one(1, isWhole: true),
            "the kitchen, please": .one(0, isWhole: true),
            "in the kitchen": .one(0, isWhole: false),
            "in travel tracking please": .one(1, isWhole: false),
            "kitchn": .one(0, isWhole: false),
            "the second one": .one(1, isWhole: false),
            "the last one": .one(2, isWhole: false),
            "not Kitchen": .none, "not in the kitchen": .none, "no kitchen": .none,
            "cancel, not in Kitchen": .none, "don't": .none, "not": .none, "no": .none,
            "never": .none, "never mind kitchen": .none, "kit": .none,
            "show my favorites in TravelTracking": .none, "kitchen sink": .none,
            "kitchen or notes": .none, "": .none,
        ])
    func answers(answer: String, reading: ChoiceReading) {
        let listed = ["Kitchen", "TravelTracking", "Notes"]
        #expect(
            Self.names("Kitchen", "TravelTracking", "Notes").choice(answer, among: listed)
                == reading)
    }

    @Test("A no is no app in a language without words either")
    func answersWithoutWords() {
        let names = ApplicationNames(
            ["Notes": [], "Kitchen": []], language: Language.of(Locale(identifier: "it")))
        let listed = ["Kitchen", "Notes"]
        for answer in ["no", "not", "non Notes"] {
            #expect(names.choice(answer, among: listed) == .none, "\(answer)")
        }
        #expect(names.choice("notes", among: listed) == .one(1, isWhole: true))
        #expect(names.choice("2", among: listed) == .one(1, isWhole: false))
    }

    @Test(
        "Apps that are called the same are told apart by their places, or by how they are written")
    func sameName() {
        let listed = ["my-notes", "MyNotes"]
        let names = Self.names("my-notes", "MyNotes")
        #expect(names.named(in: "show the list in my notes") == ["MyNotes", "my-notes"])
        #expect(names.choice("my notes", among: listed) == .several([0, 1]))
        #expect(names.choice("in MyNotes", among: listed) == .several([0, 1]))
        #expect(names.choice("MyNotes", among: listed) == .one(1, isWhole: true))
        #expect(names.choice("the first one", among: listed) == .one(0, isWhole: false))
    }

    @Test("What is hardly understood is asked for only if nothing is understood better")
    func hardly() {
        #expect(
            Self.house.choice(
                for: "soup", confidences: ["Kitchen": 0.65, "TravelTracking": 0.5])
                == .open(["Kitchen"]))
        #expect(
            Self.house.choice(for: "soup", confidences: ["Kitchen": 0, "TravelTracking": 0.5])
                == .open(["TravelTracking"]))
    }

    @Test("The words before a name at the end are no part of a text")
    func textBeforeName() throws {
        let grammar = Self.grammar("Kitchen", "Add ${text}")
        for sentence in ["add buy milk in kitchen", "add buy milk", "in kitchen add buy milk"] {
            let reading = try #require(grammar.read(sentence).readings.first)
            #expect(reading.slots.map(\.value) == [.text("buy milk")], "\(sentence)")
        }
        for sentence in ["add log in", "add log in in kitchen"] {
            let slots = grammar.read(sentence).readings.first?.slots
            #expect(slots?.map(\.value) == [.text("log in")], "\(sentence)")
        }
    }
}
