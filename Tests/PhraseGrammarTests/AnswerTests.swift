import Foundation
import PhraseGrammar
import Testing

/// What people say to a question: yes, no, a choice, a value, or a command.
struct AnswerTests {
    private func reader(_ language: String) -> AnswerReader {
        AnswerReader(.of(Locale(identifier: language)))
    }

    private func names(_ texts: String...) -> [NamedValue] {
        texts.map { NamedValue(id: $0, texts: [$0]) }
    }

    @Test(arguments: [
        ("en", "cancel", ConversationCommand.cancel), ("en", "please cancel that now", .cancel),
        ("en", "Never mind.", .cancel), ("en", "stop", .stop), ("en", "stop it, please", .stop),
        ("en", "undo that", .undo), ("en", "take that back", .undo),
        ("en", "say it again", .repeat), ("en", "could you repeat that?", .repeat),
        ("en", "What can I say?", .help), ("en", "help", .help),
        ("de", "abbrechen bitte", .cancel), ("de", "Vergiss es!", .cancel), ("de", "stopp", .stop),
        ("de", "mach das rückgängig", .undo),
        ("de", "noch einmal bitte", .repeat), ("de", "Was kann ich sagen?", .help),
        ("ja", "キャンセルしてください", .cancel), ("ja", "止めて", .stop), ("ja", "元に戻して", .undo),
        ("ja", "もう一度言ってください", .repeat), ("ja", "何が言えますか", .help),
        ("en", "cancel the subscription", nil), ("en", "don't stop", nil), ("en", "", nil),
        ("en", "stop and undo that", nil), ("fr", "cancel", nil),
    ])
    func commands(language: String, words: String, command: ConversationCommand?) {
        #expect(reader(language).command(words) == command)
    }

    @Test(arguments: [
        ("en", "yes", true), ("en", "yes please", true), ("en", "ok, go ahead", true),
        ("en", "buy it", true), ("en", "no", false), ("en", "no thanks", false),
        ("en", "don't do it", false), ("en", "not now", false), ("en", "keep looking", false),
        ("en", "buy everything", nil), ("en", "ok no", nil), ("en", "perhaps", nil),
        ("en", "do not buy it", nil), ("en", "on", nil),
        ("de", "ja, mach das", true), ("de", "nein danke", false), ("de", "ja nicht", nil),
        ("ja", "はい、お願いします", true), ("ja", "いいえ", false), ("fr", "buy", true),
    ])
    func confirmations(language: String, words: String, isYes: Bool?) {
        #expect(
            reader(language).confirmation(words, yes: ["Buy"], no: ["Cancel", "Keep looking"])
                == isYes)
    }

    @Test("The label of a button comes before what its word means elsewhere")
    func labels() {
        let reader = reader("en")
        #expect(reader.confirmation("stop", yes: ["Stop"], no: ["Cancel"]) == true)
        #expect(reader.confirmation("no", yes: ["No"], no: ["Yes"]) == true)
        #expect(reader.confirmation("leave", yes: ["Leave"], no: ["Leave"]) == nil)
        #expect(reader.flag("off", yes: ["On"], no: ["Off"]) == false)
        #expect(reader.flag("open", yes: ["Open"], no: ["Shut"]) == true)
        #expect(reader.flag("perhaps", yes: [], no: []) == nil)
    }

    @Test(arguments: [
        ("en", "skip it", AnswerPhrase.nothing), ("en", "none", .nothing), ("en", "keep it", .keep),
        ("en", "all of them", .all), ("en", "that's all", .end), ("en", "nothing else", .end),
        ("de", "nichts", .nothing), ("de", "lass es so", .keep), ("de", "alle", .all),
        ("de", "das war alles", .end), ("ja", "なし", .nothing), ("ja", "そのままで", .keep),
        ("ja", "全部", .all), ("ja", "以上です", .end), ("en", "none of your business", nil),
    ])
    func phrases(language: String, words: String, phrase: AnswerPhrase?) {
        #expect(reader(language).phrase(words) == phrase)
    }

    @Test(arguments: [
        ("sunflowers", ChoiceReading.one(0, isWhole: true)),
        ("the Sunflowers, please", .one(0, isWhole: true)), ("sun", .one(0, isWhole: false)),
        ("sunflowrs", .one(0, isWhole: false)), ("the blue nude", .one(1, isWhole: true)),
        ("the nude one", .one(1, isWhole: false)), ("blue", .several([1, 2])),
        ("the second one", .one(1, isWhole: false)), ("number three", .one(2, isWhole: false)),
        ("option 2", .one(1, isWhole: false)), ("the last one", .one(3, isWhole: false)),
        ("one", .one(0, isWhole: false)), ("that one", .none), ("the ninth", .none),
        ("cancel", .one(3, isWhole: true)), ("not the nude", .none), ("red", .none), ("", .none),
    ])
    func choices(words: String, reading: ChoiceReading) {
        #expect(
            reader("en").choice(
                words, among: names("Sunflowers", "Blue Nude", "Blue Horses", "Cancel"))
                == reading)
    }

    @Test("The label of a button is its command in a language without words")
    func commandLabels() {
        let labels: [ConversationCommand: String] = [.cancel: "Annulla", .undo: "Così"]
        #expect(reader("it").command("annulla", labels: labels) == .cancel)
        #expect(reader("it").command("Cosi !", labels: labels) == .undo)
        #expect(reader("it").command("annulla tutto", labels: labels) == nil)
        #expect(
            reader("it").command("annulla", labels: [.undo: "Annulla", .cancel: "Annulla"])
                == .cancel)
        #expect(reader("en").command("stop", labels: [.cancel: "Stop"]) == .stop)
    }

    @Test("A number that is also in a name is asked about")
    func numbersInNames() {
        #expect(
            reader("en").choice("two", among: names("Two Sisters", "Night", "Morning"))
                == .several([0, 1]))
    }

    @Test(arguments: [
        ("de", "das zweite bitte", ChoiceReading.one(1, isWhole: false)),
        ("de", "Nummer eins", .one(0, isWhole: false)),
        ("de", "das letzte", .one(1, isWhole: false)),
        ("ja", "二番目", .one(1, isWhole: false)), ("ja", "最初のをお願いします", .one(0, isWhole: false)),
        ("ja", "2番", .one(1, isWhole: false)), ("ja", "富士山", .one(0, isWhole: true)),
    ])
    func places(language: String, words: String, reading: ChoiceReading) {
        let names = language == "ja" ? names("富士山", "ペトラ") : names("Rot", "Blau")
        #expect(reader(language).choice(words, among: names) == reading)
    }

    @Test("Values are read by their own words, with what is counted beside them")
    func values() {
        let (english, moment) = (reader("en"), ExampleGrammar.now)
        func values(_ words: String, _ kind: Slot.Kind, _ names: [String] = []) -> [SlotValue] {
            english.values(words, of: kind, at: moment, beside: names)
        }
        #expect(values("twelve please", .integer) == [.integer(12)])
        #expect(values("seven seats", .integer) == [])
        #expect(values("seven seats", .integer, ["Seats"]) == [.integer(7)])
        #expect(values("a hundred and five", .integer) == [.integer(105)])
        #expect(values("not five", .integer) == [])
        #expect(values("for an hour and 30 minutes", .duration) == [.duration(5400)])
        #expect(values("2 km", .measurement(.length)) == [.measurement(2, unit: "km")])
        #expect(values("2 km", .measurement(.mass)) == [])
        #expect(values("20 dollars", .money(currency: "EUR")) == [.money(20, currency: "USD")])
        #expect(values("tomorrow at eight", .date(.dayAndTime)).count == 2)
        #expect(values("tomorrow at eight in the evening", .date(.dayAndTime)).count == 1)
        #expect(
            reader("de").values("zwölf Plätze", of: .integer, at: moment, beside: ["Plätze"]) == [
                .integer(12)
            ])
        #expect(reader("ja").values("三つお願いします", of: .integer, at: moment) == [.integer(3)])
    }

    @Test("Lists are split at commas and at words between values")
    func parts() {
        #expect(reader("en").parts(of: "milk, eggs and bread") == ["milk", "eggs", "bread"])
        #expect(reader("en").parts(of: "1,234, 5") == ["1,234", "5"])
        #expect(reader("en").parts(of: "salt") == ["salt"])
        #expect(reader("en").parts(of: " , and") == [])
        #expect(reader("de").parts(of: "Salz und Pfeffer") == ["Salz", "Pfeffer"])
        #expect(reader("ja").parts(of: "塩、胡椒") == ["塩", "胡椒"])
    }

    @Test("Words between quotation marks are a text")
    func quotes() {
        #expect(reader("en").quoted("“cancel”") == "cancel")
        #expect(reader("en").quoted("\"stop\"") == "stop")
        #expect(reader("de").quoted("„Stopp“") == "Stopp")
        #expect(reader("ja").quoted("「中止」") == "中止")
        #expect(reader("en").quoted("\"") == nil)
        #expect(reader("en").quoted("cancel") == nil)
    }

    @Test(
        "Endless and invisible texts are no answers",
        arguments: [
            String(repeating: "yes ", count: 100_000),
            String(repeating: "\u{200B}", count: 100_000),
            "yes\u{301}" + String(repeating: "\u{301}", count: 100_000), "?",
        ])
    func endless(words: String) {
        let reader = reader("en")
        #expect(reader.command(words) == nil)
        #expect(reader.choice(words, among: names("On", "Off", "?")) == .none)
        #expect(reader.values(words, of: .integer, at: ExampleGrammar.now) == [])
    }
}
