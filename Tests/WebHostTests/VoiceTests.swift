#if Voice
    import AppIntents
    import IntentSystem
    import IntentTestKit
    import Synchronization
    import Testing
    import _Speech

    @testable import WebHost

    private let person = String(repeating: "0c", count: 16)

    /// A recognizer whose words a test decides.
    private final class TestRecognizer: SpeechRecognizer {
        let worksAhead: Bool
        private let words: @Sendable (HeardSound) async throws -> [String]

        init(
            worksAhead: Bool = false,
            _ words: @escaping @Sendable (HeardSound) async throws -> [String]
        ) {
            self.worksAhead = worksAhead
            self.words = words
        }

        func hypotheses(
            of utterance: HeardSound, expecting: SpeechExpectation
        ) async throws(SpeechProblem) -> [String] {
            do {
                return try await words(utterance)
            } catch let problem as SpeechProblem {
                throw problem
            } catch {
                throw .interrupted
            }
        }
    }

    /// Runs a host that hears people, with an open tab of the person.
    private func withVoice(
        limits: Limits = Limits(), clock: TestClock? = nil, worksAhead: Bool = false,
        asksBack: Bool = false,
        hearing words: @escaping @Sendable (HeardSound) async throws -> [String] = { _ in [] },
        _ body: @Sendable (_ port: Int, _ tab: WireClient) async throws -> Void
    ) async throws {
        let voice = PageVoice(asksBack: asksBack) {
            TestRecognizer(worksAhead: worksAhead, words)
        }
        try await withHost(limits: limits, clock: clock, adding: { $0.hearing(by: voice) }) {
            port in
            let tab = try await WireClient(port: port)
            #expect(try await tab.upgrade(cookie: person).status == 101)
            #expect(await tab.readMessage("state") != nil)
            try await body(port, tab)
        }
    }

    extension WireClient {
        /// Opens the socket for sound of the person's tab.
        fileprivate static func speaking(_ port: Int, query: String = "") async throws -> WireClient
        {
            let client = try await WireClient(port: port)
            let answer = try await client.upgrade("/session/voice", query: query, cookie: person)
            #expect(answer.status == 101)
            return client
        }

        /// Sends a tone, or silence, in messages of a tenth of a second.
        fileprivate func say(_ seconds: Double, loudness: Int16 = 8_000) async throws {
            let (low, high) = (UInt8(truncatingIfNeeded: loudness), UInt8(loudness >> 8))
            let (lowest, highest) = (
                UInt8(truncatingIfNeeded: -loudness), UInt8(truncatingIfNeeded: -loudness >> 8)
            )
            let message = (0..<800).flatMap { _ in [low, high, lowest, highest] }
            for _ in 0..<Int(seconds * 10) { try await sendFrame(2, message) }
        }

        fileprivate func beSilent(_ seconds: Double) async throws {
            try await say(seconds, loudness: 0)
        }
    }

    @Suite struct VoiceTests {
        @Test func aPauseEndsWhatIsSaidAndItsWordsAreAnswered() async throws {
            try await withVoice(hearing: { _ in ["open the gate"] }) { port, _ in
                let client = try await WireClient.speaking(port)
                try await client.beSilent(0.3)
                try await client.say(0.5)
                try await client.beSilent(1)
                #expect(await client.readMessage("ended") != nil)
                let heard = try #require(await client.readMessage("heard"))
                #expect(heard.contains(#""words":"open the gate""#))
                #expect(heard.contains(#""kind":"sentence""#))
                #expect(heard.contains(#""performs":false"#))
                #expect(await client.readCloseCode() == 1001)
            }
        }

        @Test func wordsAreSoughtAtAShortPauseAndNotAgainWhenItIsTheEnd() async throws {
            let sizes = Mutex<[Int]>([])
            try await withVoice(
                worksAhead: true,
                hearing: { sound in
                    sizes.withLock { $0.append(sound.samples.count) }
                    return ["open the gate"]
                }
            ) { port, _ in
                let client = try await WireClient.speaking(port)
                try await client.beSilent(0.3)
                try await client.say(0.5)
                try await client.beSilent(1)
                #expect(
                    await client.readMessage("heard")?.contains(#""words":"open the gate""#)
                        == true)
            }
            // The speech, and less silence than a whole pause.
            let all = sizes.withLock { $0 }
            #expect(all.count == 1)
            #expect(all.allSatisfy { (15_000...16_500).contains($0) })
        }

        @Test func whoeverGoesOnAfterAShortPauseIsHeardToTheEnd() async throws {
            try await withVoice(
                worksAhead: true,
                hearing: { $0.samples.count > 3 * HeardSound.rate / 2 ? ["open the gate"] : ["no"] }
            ) { port, _ in
                let client = try await WireClient.speaking(port)
                try await client.beSilent(0.3)
                try await client.say(0.5)
                try await client.beSilent(0.3)
                try await client.say(0.5)
                try await client.beSilent(1)
                #expect(
                    await client.readMessage("heard")?.contains(#""words":"open the gate""#)
                        == true)
            }
        }

        @Test func aHeldKeyEndsItAndNoPause() async throws {
            let heardSamples = Mutex(0)
            try await withVoice(hearing: { sound in
                heardSamples.withLock { $0 = sound.samples.count }
                return ["open the gate"]
            }) { port, _ in
                let client = try await WireClient.speaking(port, query: "&held=1")
                try await client.say(0.5)
                try await client.beSilent(2)
                try await client.say(0.5)
                try await client.sendText("end")
                #expect(await client.readMessage("heard") != nil)
            }
            #expect(heardSamples.withLock { $0 } > 2 * HeardSound.rate)
        }

        @Test func aPageThatLeavesInTheMiddleIsNotRecognized() async throws {
            let count = Mutex(0)
            try await withVoice(hearing: { _ in
                count.withLock { $0 += 1 }
                return ["open the gate"]
            }) { port, _ in
                let gone = try await WireClient.speaking(port)
                try await gone.say(0.5)
                try await gone.vanish()
                let client = try await WireClient.speaking(port)
                try await client.say(0.5)
                try await client.sendText("end")
                #expect(await client.readMessage("heard") != nil)
            }
            #expect(count.withLock { $0 } == 1)
        }

        @Test func answersTheOpenQuestion() async throws {
            try await withVoice(hearing: { _ in ["blue"] }) { port, tab in
                try await tab.sendText(#"{"type":"perform","intent":"PaintWallIntent"}"#)
                var state = try #require(await tab.readMessage("state"))
                while !state.contains(#""kind":"values""#) {
                    state = try #require(await tab.readMessage("state"))
                }
                let client = try await WireClient.speaking(port)
                try await client.say(0.5)
                try await client.sendText("end")
                let heard = try #require(await client.readMessage("heard"))
                // The page enters the value, and answers with what its fields hold.
                #expect(heard.contains(#""kind":"value","field":"color""#))
                #expect(heard.contains(#""case":"blue""#))
                #expect(heard.contains(#""title":"Blue""#))
                #expect(heard.contains(#""next":null"#))
            }
        }

        @Test func eachValueIsToldToTheFormUntilNoneIsMissing() async throws {
            let words = Mutex(["blue", "red", "red"])
            try await withVoice(hearing: { _ in [words.withLock { $0.removeFirst() }] }) {
                port, tab in
                try await tab.sendText(#"{"type":"perform","intent":"PaintStripesIntent"}"#)
                var state = try #require(await tab.readMessage("state"))
                while !state.contains(#""kind":"values""#) {
                    state = try #require(await tab.readMessage("state"))
                }
                // The first stripe was typed meanwhile.
                for (given, field, next) in [
                    ("first", "ground", "Second? You can say “Red”, “Blue”."),
                    ("first+ground", "second", nil),
                    // All are there: it is another value for the first one.
                    ("first+ground+second", "ground", nil),
                ] {
                    let client = try await WireClient.speaking(port, query: "&given=\(given)")
                    try await client.say(0.5)
                    try await client.sendText("end")
                    let heard = try #require(await client.readMessage("heard"))
                    #expect(heard.contains(#""field":"\#(field)""#))
                    #expect(heard.contains(next ?? #""next":null"#))
                }
            }
        }

        /// A recognizer that takes other words for its own may hear it in an answer.
        @Test(.serialized, arguments: [false, true])
        func undoingIsAskedBackByARecognizerThatIsNotTrusted(asksBack: Bool) async throws {
            let said = Mutex("undo that")
            try await withVoice(asksBack: asksBack, hearing: { _ in [said.withLock { $0 }] }) {
                port, tab in
                func hear(_ words: String, query: String = "") async throws -> String {
                    said.withLock { $0 = words }
                    let client = try await WireClient.speaking(port, query: query)
                    try await client.say(0.5)
                    try await client.sendText("end")
                    return try #require(await client.readMessage("heard"))
                }
                func readState(until text: String) async throws {
                    while try !#require(await tab.readMessage("state")).contains(text) {}
                }
                try await tab.sendText(#"{"type":"perform","intent":"PaintFenceIntent"}"#)
                try await readState(until: "The fence is painted.")
                try await tab.sendText(#"{"type":"perform","intent":"PaintWallIntent"}"#)
                try await readState(until: #""kind":"values""#)
                let heard = try await hear("undo that")
                guard asksBack else {
                    #expect(heard.contains(#""kind":"done""#))
                    return await Fence.unpainted.wait()
                }
                #expect(heard.contains(#""kind":"undo","text":"Undo""#))
                // It says yes to that, and isn't an answer to the question.
                #expect(
                    try await hear("yes", query: "&confirming=1")
                        .contains(#""kind":"agreement","yes":true"#))
                #expect(Fence.isPainted.withLock { $0 })
            }
        }

        @Test func wordsThatAreNoAnswerAreAskedAgain() async throws {
            try await withVoice(hearing: { _ in ["purple rain"] }) { port, tab in
                try await tab.sendText(#"{"type":"perform","intent":"PaintWallIntent"}"#)
                var state = try #require(await tab.readMessage("state"))
                while !state.contains(#""kind":"values""#) {
                    state = try #require(await tab.readMessage("state"))
                }
                let client = try await WireClient.speaking(port)
                try await client.say(0.5)
                try await client.sendText("end")
                let heard = try #require(await client.readMessage("heard"))
                #expect(heard.contains(#""kind":"told""#))
            }
        }

        // MARK: - Limits

        @Test func silenceIsHeardForATimeOnly() async throws {
            var limits = Limits()
            limits.listeningDuration = .seconds(1)
            try await withVoice(limits: limits) { port, _ in
                let client = try await WireClient.speaking(port)
                try await client.beSilent(1)
                #expect(
                    await client.readMessage("problem")?.contains("Nothing was heard.") == true)
                #expect(await client.readCloseCode() == 1001)
            }
        }

        @Test func speechWithoutAPauseIsCutAtTheLimit() async throws {
            var limits = Limits()
            limits.listeningDuration = .seconds(1)
            let heardSamples = Mutex(0)
            try await withVoice(
                limits: limits,
                hearing: { sound in
                    heardSamples.withLock { $0 = sound.samples.count }
                    return ["on and on"]
                }
            ) { port, _ in
                let client = try await WireClient.speaking(port)
                try await client.beSilent(0.2)
                try await client.say(3)
                #expect(await client.readMessage("heard") != nil)
            }
            let count = heardSamples.withLock { $0 }
            #expect(0 < count && count <= HeardSound.rate)
        }

        @Test func aPageThatSendsNothingIsNotHeardForEver() async throws {
            let clock = TestClock()
            try await withVoice(clock: clock) { port, _ in
                let client = try await WireClient.speaking(port)
                // The answer to a ping: now it is listened to.
                try await client.sendFrame(9, [1])
                #expect(await client.readFrame()?.opcode == 10)
                clock.advance(by: .seconds(30))
                #expect(
                    await client.readMessage("problem")?.contains("Nothing was heard.") == true)
            }
        }

        @Test func bytesThatAreNoSoundAreRefused() async throws {
            try await withVoice { port, _ in
                let odd = try await WireClient.speaking(port)
                try await odd.sendFrame(2, [1, 2, 3])
                #expect(await odd.readMessage("problem")?.contains("no sound") == true)
                let long = try await WireClient.speaking(port)
                try await long.sendFrame(
                    2, Array(repeating: 0, count: VoiceSocket.longestMessage + 2))
                #expect(await long.readCloseCode() == 1009)
            }
        }

        @Test func aFloodIsTakenToTheLimitOnly() async throws {
            var limits = Limits()
            limits.listeningDuration = .seconds(1)
            try await withVoice(limits: limits, hearing: { _ in [] }) { port, _ in
                let client = try await WireClient.speaking(port)
                try await client.say(10)
                #expect(await client.readMessage("heard")?.contains(#""kind":"told""#) == true)
            }
        }

        @Test func tooManyPeopleAtOnceAreToldSo() async throws {
            var limits = Limits()
            limits.listeners = 1
            try await withVoice(limits: limits) { port, _ in
                let first = try await WireClient.speaking(port)
                try await first.beSilent(0.1)
                let second = try await WireClient.speaking(port)
                #expect(
                    await second.readMessage("problem")?.contains("Too many people") == true)
                #expect(await second.readCloseCode() == 1001)
                try await first.vanish()
            }
        }

        @Test(arguments: [false, true])
        func aRecognizerThatWorksForAPageThatIsGoneIsNotFree(sincePause: Bool) async throws {
            var limits = Limits()
            limits.listeners = 1
            let (begun, gate) = (Gate(), Gate())
            try await withVoice(
                limits: limits, worksAhead: true,
                hearing: { _ in
                    await begun.open()
                    await gate.wait()
                    return []
                }
            ) { port, _ in
                let gone = try await WireClient.speaking(port)
                try await gone.say(0.5)
                if sincePause {
                    try await gone.beSilent(0.3)
                } else {
                    try await gone.sendText("end")
                }
                await begun.wait()
                try await gone.sendFrame(8, [3, 232])
                await gone.readToEnd()
                let next = try await WireClient.speaking(port)
                #expect(
                    await next.readMessage("problem")?.contains("Too many people") == true)
                await gate.open()
            }
        }

        @Test func aRecognizerIsStoppedWhenThePageLeaves() async throws {
            let (begun, stopped) = (Gate(), Gate())
            try await withVoice(hearing: { _ in
                await begun.open()
                // Ends with the task only.
                for await _ in AsyncStream<Never>.makeStream().stream {}
                await stopped.open()
                throw CancellationError()
            }) { port, _ in
                let gone = try await WireClient.speaking(port)
                try await gone.say(0.5)
                try await gone.sendText("end")
                await begun.wait()
                try await gone.vanish()
                await stopped.wait()
            }
        }

        @Test func aPlaceIsFreeAgainOnceItIsGivenBack() async throws {
            let pool = RecognizerPool(limit: 1) { TestRecognizer { _ in [] } }
            let first = try #require(pool.take())
            #expect(pool.take() == nil)
            pool.giveBack(first, isUsable: true)
            let second = try #require(pool.take())
            #expect(second == first)
            pool.giveBack(second, isUsable: false)
            #expect(try #require(pool.take()) != first)
        }

        // MARK: - Recognizers that fail

        @Test func aRecognizerThatFailsIsToldInWords() async throws {
            try await withVoice(
                hearing: { _ in throw SpeechProblem.programDied("x", status: 3, saying: "") }
            ) { port, _ in
                let client = try await WireClient.speaking(port)
                try await client.say(0.5)
                try await client.sendText("end")
                let problem = await client.readMessage("problem")
                #expect(problem?.contains("could not be recognized") == true)
            }
        }

        @Test func aRecognizerThatHangsIsAbandoned() async throws {
            var limits = Limits()
            limits.recognitionDuration = .milliseconds(20)
            try await withVoice(
                limits: limits,
                hearing: { _ in
                    // Ends with the task only.
                    for await _ in AsyncStream<Never>.makeStream().stream {}
                    return []
                }
            ) { port, _ in
                let client = try await WireClient.speaking(port)
                try await client.say(0.5)
                try await client.sendText("end")
                let problem = await client.readMessage("problem")
                #expect(problem?.contains("could not be recognized") == true)
            }
        }

        @Test func wordsOfNoGrammarAreTyped() async throws {
            try await withVoice(hearing: { _ in throw SpeechProblem.nothingToSay }) { port, _ in
                let client = try await WireClient.speaking(port)
                try await client.say(0.5)
                try await client.sendText("end")
                #expect(await client.readMessage("problem")?.contains("Please type it.") == true)
            }
        }

        // MARK: - Refusals

        @Test func soundIsTakenOnlyFromOwnPagesWithAnOpenTab() async throws {
            try await withVoice { port, _ in
                let foreign = try await WireClient(port: port)
                let origin = ("Origin", "http://evil.example")
                #expect(
                    try await foreign.upgrade("/session/voice", cookie: person, headers: [origin])
                        .status == 403)
                let other = try await WireClient(port: port)
                #expect(
                    try await other.upgrade(
                        "/session/voice", tab: "fedcba9876543210", cookie: person
                    ).status == 404)
                let stranger = try await WireClient(port: port)
                #expect(try await stranger.upgrade("/session/voice").status == 404)
                let plain = try await WireClient(port: port)
                let answer = try await plain.request(
                    "GET", "/session/voice?tab=0123456789abcdef",
                    headers: [sessionCookie(person, port: port)])
                #expect(answer.status == 426)
            }
        }

        @Test func aClientWithoutTheTokenIsNotHeard() async throws {
            let voice = PageVoice(asksBack: false) { TestRecognizer { _ in [] } }
            try await withHost(
                configure: { $0.access = WebAccess() }, adding: { $0.hearing(by: voice) }
            ) { port in
                let client = try await WireClient(port: port)
                #expect(try await client.upgrade("/session/voice").status == 401)
            }
        }

        @Test func aHostThatHearsNothingHasNoMicrophone() async throws {
            try await withHost { port in
                let page = try await WireClient(port: port).request("GET", "/")
                #expect(page.headers["permissions-policy"]?.contains("microphone=()") == true)
                #expect(!page.body.contains("id=\"speak\""))
                let sound = try await WireClient(port: port).upgrade(
                    "/session/voice", cookie: person)
                #expect(sound.status == 404)
            }
        }

        @Test func pagesInAnotherLanguageThanTheRecognizersHaveNoButton() async throws {
            let voice = PageVoice(asksBack: true, languages: ["en"]) { TestRecognizer { _ in [] } }
            try await withHost(adding: { $0.hearing(by: voice) }) { port in
                for (language, isThere) in [("en", true), ("de", false)] {
                    let page = try await WireClient(port: port).request(
                        "GET", "/", headers: [("Accept-Language", language)])
                    #expect(page.body.contains("id=\"speak\"") == isThere, "\(language)")
                    #expect(
                        page.headers["permissions-policy"]?.contains("microphone=(self)") == true)
                }
            }
        }

        @Test func theSessionsSocketTakesNoSound() async throws {
            try await withVoice { _, tab in
                try await tab.sendFrame(2, [1, 2])
                #expect(await tab.readCloseCode() == 1003)
            }
        }
    }

    enum WallColor: String, AppEnum {
        case red, blue

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
        static let caseDisplayRepresentations: [WallColor: DisplayRepresentation] = [
            .red: "Red", .blue: "Blue",
        ]
    }

    struct PaintStripesIntent: AppIntent {
        static let title: LocalizedStringResource = "Paint Stripes"
        static let isDiscoverable = false

        @Parameter(title: "Ground") var ground: WallColor
        @Parameter(title: "First") var first: WallColor
        @Parameter(title: "Second") var second: WallColor

        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(ground.rawValue), \(first.rawValue), \(second.rawValue).")
        }
    }

    struct PaintWallIntent: AppIntent {
        static let title: LocalizedStringResource = "Paint Wall"
        static let isDiscoverable = false

        @Parameter(title: "Color") var color: WallColor

        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "The wall is \(color.rawValue).")
        }
    }

    private final class Fence: Sendable {
        static let shared = Fence()
        static let isPainted = Mutex(false)
        static let unpainted = Gate()
    }

    struct PaintFenceIntent: UndoableIntent {
        static let title: LocalizedStringResource = "Paint Fence"
        static let isDiscoverable = false

        @MainActor
        func perform() async throws -> some ProvidesDialog {
            Fence.isPainted.withLock { $0 = true }
            undoManager?.registerUndo(withTarget: Fence.shared) { _ in
                Fence.isPainted.withLock { $0 = false }
                Task { await Fence.unpainted.open() }
            }
            return .result(dialog: "The fence is painted.")
        }
    }
#endif
