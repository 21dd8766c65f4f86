import Foundation
import PhraseGrammar
import Testing

/// Sentences and answers in Arabic, over the phrases of the travel example.
struct ArabicSentenceTests {
    private let reader = AnswerReader(.of(Locale(identifier: "ar")))

    private func read(_ sentence: String) throws -> Interpretation {
        let grammar = try #require(ExampleGrammar.grammar(of: "travel", language: "ar"))
        return grammar.read(sentence, at: ExampleGrammar.now)
    }

    @Test(
        "A sentence without the app's name, with fillers or in another order asks for the action",
        arguments: [
            ("اعرض مفضلتي", "ShowFavorites", nil), ("ما القريب مني", "ClosestLandmark", nil),
            ("من فضلك اعرض لي مفضلتي", "ShowFavorites", nil),
            ("أين أقرب معلم لو سمحت", "ClosestLandmark", nil),
            ("ماذا يوجد بالقرب مني", "ClosestLandmark", nil),
            ("أريد تذاكر متحف اللوفر", "FindTickets", "متحف اللوفر"),
            ("ابحث عن أسعار تذاكر برج إيفل", "FindTickets", "برج إيفل"),
            ("افتح جسر البوابة الذهبية", "OpenLandmark", "جسر البوابة الذهبية"),
            ("هل يمكنك فتح البتراء من فضلك", "OpenLandmark", "البتراء"),
            ("برج إيفل افتحه", "OpenLandmark", "برج إيفل"),
            ("أريد أن أتصفح معالم آسيا", "BrowseLandmarks", "آسيا"),
            ("اكتب بطاقة بريدية من تاج محل", "WritePostcard", "تاج محل"),
            ("أرني برج خليفة", "ShowLandmark", "برج خليفة"),
            ("تحديث المفضلة", "UpdateFavorites", nil),
        ])
    func asks(sentence: String, action: String, name: String?) throws {
        let reading = try #require(try read(sentence).certain)
        #expect(reading.action == action)
        #expect(reading.slots.map(\.value) == [name].compactMap { $0.map(SlotValue.name) })
    }

    @Test(
        "Vowels, forms of a letter, and what is written together with a word make no difference",
        arguments: [
            "اِبْحَثْ عَنْ تَذاكِر برج ايفل", "ابحثي عن التذاكر لبرج إيفل", "إبحث عن تذاكـــر برج أيفل",
            "ابحث عن تذكره برج إيفل",
        ])
    func spellings(sentence: String) throws {
        let reading = try #require(try read(sentence).certain)
        #expect(reading.action == "FindTickets")
        #expect(reading.slots.map(\.value) == [.name("برج إيفل")])
    }

    @Test(
        "A negated sentence, one with another verb and one about something else ask for nothing",
        arguments: [
            "لا تعرض مفضلتي", "لا تفتح البتراء", "لن أفتح البتراء", "اشتر تذاكر متحف اللوفر",
            "احذف مفضلتي", "اعرض مفضلتي واحذفها", "احجز تذاكر برج إيفل", "ألغ التذاكر",
            "كيف الطقس اليوم", "أغنية جميلة", "من", "ال",
        ])
    func asksNothing(sentence: String) throws {
        #expect(try read(sentence).certain == nil)
    }

    @Test(arguments: [
        ("غدا الساعة الخامسة", "2026-05-14T17:00"),
        ("غدًا الساعة الخامسة والنصف", "2026-05-14T17:30"),
        ("الساعة الثالثة إلا ربعا", "14:45"), ("الساعة ٥", "17:00"),
        ("الساعة الثامنة صباحا", "08:00"), ("الساعة الحادية عشرة ليلا", "23:00"),
        ("الساعة الثانية عشرة ظهرا", "12:00"), ("يوم الجمعة", "2026-05-15"),
        ("الاثنين", "2026-05-18"), ("الجمعة القادمة", "2026-05-15"),
        ("الأسبوع القادم", "2026-05-20"), ("٣ مايو", "2027-05-03"),
        ("الثالث من مايو", "2027-05-03"), ("25 ديسمبر 2027", "2027-12-25"),
        ("بعد ٢٠ دقيقة", "2026-05-13T14:20:00"), ("بعد ساعتين", "2026-05-13T16:00:00"),
        ("بعد نصف ساعة", "2026-05-13T14:30:00"), ("بعد ثلاثة أيام", "2026-05-16"),
        ("قبل يومين", "2026-05-11"), ("بعد غد الساعة 7 مساء", "2026-05-15T19:00"),
        ("الليلة", "2026-05-13T21:00"), ("30 فبراير", nil), ("خمسة", nil), ("الساعة", nil),
        ("ساعة", nil),
    ])
    func dates(words: String, date: String?) {
        let values = reader.values(words, of: .date(.parts), at: ExampleGrammar.now)
        let dates = values.map { if case .date(let date) = $0 { date.words } else { "" } }
        #expect(dates == [date].compactMap { $0 })
    }

    @Test("Numbers, durations and amounts are read by their own words and digits")
    func values() {
        func values(_ words: String, _ kind: Slot.Kind) -> [SlotValue] {
            reader.values(words, of: kind, at: ExampleGrammar.now)
        }
        #expect(values("ثلاثة من فضلك", .integer) == [.integer(3)])
        #expect(values("أحد عشر", .integer) == [.integer(11)])
        #expect(values("خمسة وعشرون", .integer) == [.integer(25)])
        #expect(values("مئة وخمسة", .integer) == [.integer(105)])
        #expect(values("ثلاثة آلاف", .integer) == [.integer(3000)])
        #expect(values("٢٥", .integer) == [.integer(25)])
        #expect(values("٢٫٥", .decimal) == [.decimal(2.5)])
        #expect(values("لا خمسة", .integer) == [])
        #expect(values("ساعتين", .duration) == [.duration(7200)])
        #expect(values("ساعة ونصف", .duration) == [.duration(5400)])
        #expect(values("ساعة و 20 دقيقة", .duration) == [.duration(4800)])
        #expect(values("5 كم", .measurement(.length)) == [.measurement(5, unit: "km")])
        #expect(values("20 دولارا", .money(currency: "EUR")) == [.money(20, currency: "USD")])
    }

    @Test(arguments: [
        ("إلغاء", ConversationCommand.cancel), ("من فضلك إلغاء", .cancel), ("انس الأمر", .cancel),
        ("توقف", .stop), ("تراجع", .undo), ("تراجع عن ذلك", .undo),
        ("قل ذلك مرة أخرى من فضلك", .repeat), ("ماذا يمكنني أن أقول؟", .help), ("مساعدة", .help),
        ("إلغاء الاشتراك", nil), ("لا تتوقف", nil),
    ])
    func commands(words: String, command: ConversationCommand?) {
        #expect(reader.command(words) == command)
    }

    @Test(arguments: [
        ("نعم", true), ("نعم من فضلك", true), ("حسنًا", true), ("لا", false), ("لا شكرًا", false),
        ("ليس الآن", false), ("نعم لا", nil), ("ربما", nil),
    ])
    func confirmations(words: String, isYes: Bool?) {
        #expect(reader.confirmation(words, yes: [], no: []) == isYes)
    }

    @Test(arguments: [
        ("لا شيء", AnswerPhrase.nothing), ("اتركه كما هو", .keep), ("الكل", .all),
        ("كل شيء", .all), ("هذا كل شيء", .end), ("احذف الكل", nil),
    ])
    func phrases(words: String, phrase: AnswerPhrase?) {
        #expect(reader.phrase(words) == phrase)
    }

    @Test(arguments: [
        ("الثاني من فضلك", ChoiceReading.one(1, isWhole: false)),
        ("الخيار الثاني", .one(1, isWhole: false)), ("رقم اثنان", .one(1, isWhole: false)),
        ("الأخير", .one(2, isWhole: false)), ("البتراء", .one(1, isWhole: true)),
        ("التاسع", .none), ("ليس الثاني", .none),
    ])
    func places(words: String, reading: ChoiceReading) {
        let names = ["جبل فوجي", "البتراء", "تاج محل"].map { NamedValue(id: $0, texts: [$0]) }
        #expect(reader.choice(words, among: names) == reading)
    }

    @Test("Lists are split at the Arabic comma")
    func parts() {
        #expect(reader.parts(of: "حليب، بيض و خبز") == ["حليب", "بيض", "خبز"])
    }
}
