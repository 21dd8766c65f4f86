import Foundation
import PhraseGrammar
import Testing

/// Sentences and answers in both scripts of Chinese, over the phrases of the travel example.
struct ChineseSentenceTests {
    private func read(_ sentence: String, _ script: String) throws -> Interpretation {
        let grammar = try #require(ExampleGrammar.grammar(of: "travel", language: "zh-\(script)"))
        return grammar.read(sentence, at: ExampleGrammar.now)
    }

    private func reader(_ language: String) -> AnswerReader {
        AnswerReader(.of(Locale(identifier: language)))
    }

    @Test(
        "A sentence without the app's name, with fillers or in another order asks for the action",
        arguments: [
            ("Hans", "显示我的个人收藏", "ShowFavorites", nil), ("Hans", "我附近有什么", "ClosestLandmark", nil),
            ("Hans", "我想看看我的收藏", "ShowFavorites", nil),
            ("Hans", "附近有哪些景点", "ClosestLandmark", nil),
            ("Hans", "请帮我找卢浮宫的门票", "FindTickets", "卢浮宫"),
            ("Hans", "埃菲尔铁塔的门票帮我查一下", "FindTickets", "埃菲尔铁塔"),
            ("Hans", "能不能帮我打开金门大桥", "OpenLandmark", "金门大桥"),
            ("Hans", "把大峡谷打开好吗", "OpenLandmark", "大峡谷"),
            ("Hans", "浏览一下亚洲的地标", "BrowseLandmarks", "亚洲"),
            ("Hans", "帮我写张马丘比丘的明信片", "WritePostcard", "马丘比丘"),
            ("Hans", "给我看看泰姬陵", "ShowLandmark", "泰姬陵"),
            ("Hans", "在TravelTracking中查找門票", "FindTickets", nil),
            ("Hant", "我附近有什麼", "ClosestLandmark", nil),
            ("Hant", "麻煩幫我看看喜好項目", "ShowFavorites", nil),
            ("Hant", "請幫我尋找羅浮宮的門票", "FindTickets", "羅浮宮"),
            ("Hant", "把聖母峰打開", "OpenLandmark", "聖母峰"),
            ("Hant", "我要瀏覽歐洲的景點", "BrowseLandmarks", "歐洲"),
            ("Hant", "給我看泰姬瑪哈陵", "ShowLandmark", "泰姬瑪哈陵"),
        ])
    func asks(script: String, sentence: String, action: String, name: String?) throws {
        let reading = try #require(try read(sentence, script).certain)
        #expect(reading.action == action)
        #expect(reading.slots.map(\.value) == [name].compactMap { $0.map(SlotValue.name) })
    }

    @Test("A no is the value of a flag")
    func flag() throws {
        let reading = try #require(try read("收藏卢浮宫：否", "Hans").certain)
        #expect(reading.slots.map(\.value) == [.name("卢浮宫"), .flag(false)])
    }

    @Test(
        "A negated sentence, one with another verb and one about something else ask for nothing",
        arguments: [
            ("Hans", "不要显示我的个人收藏"), ("Hans", "别打开故宫"), ("Hans", "我不想看故宫"),
            ("Hans", "购买卢浮宫的门票"), ("Hans", "删除我的个人收藏"), ("Hans", "卖掉我的收藏"),
            ("Hans", "我没有门票"), ("Hans", "预订卢浮宫的门票"), ("Hans", "今天天气怎么样"),
            ("Hans", "我附近有什么好吃的"), ("Hans", "给我讲个笑话"), ("Hans", "的"),
            ("Hant", "不要打開聖母峰"), ("Hant", "購買羅浮宮的門票"), ("Hant", "刪除喜好項目"),
        ])
    func asksNothing(script: String, sentence: String) throws {
        #expect(try read(sentence, script).certain == nil)
    }

    @Test(arguments: [
        ("zh-Hans", "明天下午五点", "2026-05-14T17:00"), ("zh-Hans", "五月三日", "2027-05-03"),
        ("zh-Hans", "2026年12月24日", "2026-12-24"), ("zh-Hans", "12月24号", "2026-12-24"),
        ("zh-Hans", "星期五", "2026-05-15"), ("zh-Hans", "下周五", "2026-05-22"),
        ("zh-Hans", "下个星期五", "2026-05-22"), ("zh-Hans", "上周五", "2026-05-08"),
        ("zh-Hans", "晚上七点半", "19:30"), ("zh-Hans", "早上六点十五分", "06:15"),
        ("zh-Hans", "五点一刻", "17:15"), ("zh-Hans", "今晚八点", "2026-05-13T20:00"),
        ("zh-Hans", "20分钟后", "2026-05-13T14:20:00"), ("zh-Hans", "三天之后", "2026-05-16"),
        ("zh-Hans", "半小时后", "2026-05-13T14:30:00"), ("zh-Hans", "下个月", "2026-06-13"),
        ("zh-Hant", "週六下午三點鐘", "2026-05-16T15:00"), ("zh-Hant", "後天", "2026-05-15"),
        ("zh-Hans", "2月30日", nil), ("zh-Hans", "五", nil), ("zh-Hans", "下", nil),
    ])
    func dates(language: String, words: String, date: String?) {
        let values = reader(language).values(
            words, of: .date(.parts), at: ExampleGrammar.now)
        let dates = values.map { if case .date(let date) = $0 { date.words } else { "" } }
        #expect(dates == [date].compactMap { $0 })
    }

    @Test("Numbers, durations and amounts are read by their own words")
    func values() {
        func values(_ words: String, _ kind: Slot.Kind, _ language: String = "zh") -> [SlotValue] {
            reader(language).values(words, of: kind, at: ExampleGrammar.now)
        }
        #expect(values("三个", .integer) == [.integer(3)])
        #expect(values("一个", .integer) == [.integer(1)])
        #expect(values("一百零五", .integer) == [.integer(105)])
        #expect(values("两万", .integer) == [.integer(20000)])
        #expect(values("第十二个", .ordinal) == [.ordinal(12)])
        #expect(values("一个小时三十分钟", .duration) == [.duration(5400)])
        #expect(values("两个半小时", .duration) == [.duration(9000)])
        #expect(values("一小时半", .duration) == [.duration(5400)])
        #expect(values("3公里", .measurement(.length)) == [.measurement(3, unit: "km")])
        let euros = Slot.Kind.money(currency: "EUR")
        #expect(values("20美元", euros) == [.money(20, currency: "USD")])
        #expect(values("五百元", euros, "zh-CN") == [.money(500, currency: "CNY")])
        #expect(values("五百元", euros, "zh-TW") == [.money(500, currency: "TWD")])
        #expect(values("五百元", euros, "zh-HK") == [.money(500, currency: "HKD")])
    }

    @Test(arguments: [
        ("zh-Hans", "请取消", ConversationCommand.cancel), ("zh-Hans", "算了吧", .cancel),
        ("zh-Hans", "停", .stop), ("zh-Hans", "撤销", .undo), ("zh-Hans", "请你再说一次", .repeat),
        ("zh-Hans", "我能说什么？", .help), ("zh-Hant", "復原", .undo), ("zh-Hant", "再說一次", .repeat),
        ("zh-Hant", "我可以說什麼", .help), ("zh-Hans", "取消订阅", nil), ("zh-Hans", "不要取消", nil),
    ])
    func commands(language: String, words: String, command: ConversationCommand?) {
        #expect(reader(language).command(words) == command)
    }

    @Test(arguments: [
        ("好的，谢谢", true), ("是的", true), ("沒問題", true), ("不", false), ("不用了，谢谢", false),
        ("不要", false), ("好的不要", nil), ("也许", nil),
    ])
    func confirmations(words: String, isYes: Bool?) {
        #expect(reader("zh").confirmation(words, yes: [], no: []) == isYes)
    }

    @Test(arguments: [
        ("跳过", AnswerPhrase.nothing), ("沒有", .nothing), ("保持不变", .keep), ("全部", .all),
        ("就这些", .end), ("全部删除", nil),
    ])
    func phrases(words: String, phrase: AnswerPhrase?) {
        #expect(reader("zh").phrase(words) == phrase)
    }

    @Test(arguments: [
        ("第二个", ChoiceReading.one(1, isWhole: false)), ("我要第二個", .one(1, isWhole: false)),
        ("最后一个", .one(2, isWhole: false)), ("第1个", .one(0, isWhole: false)),
        ("选项二", .one(1, isWhole: false)), ("富士山", .one(0, isWhole: true)), ("第九个", .none),
        ("不要第二个", .none),
    ])
    func places(words: String, reading: ChoiceReading) {
        let names = ["富士山", "佩特拉", "故宫"].map { NamedValue(id: $0, texts: [$0]) }
        #expect(reader("zh").choice(words, among: names) == reading)
    }

    @Test("People are told words of their script")
    func examples() {
        #expect(reader("zh-Hans").example(of: .undo) == "撤销")
        #expect(reader("zh-Hant").example(of: .undo) == "還原")
        #expect(reader("zh-TW").example(of: .date(.day)) == "下週五")
        #expect(reader("zh-CN").example(of: .date(.day)) == "下周五")
    }
}
