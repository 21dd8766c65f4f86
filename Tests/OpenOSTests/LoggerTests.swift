import OpenOS
import Testing

/// Messages as authors write them, and what the log says.
@Suite struct LoggerTests {
    @Test("A message goes to swift-log under its subsystem, category and level")
    func destinations() {
        let lines = Lines()
        let logger = Logger(lines.log("search"))
        logger.trace("t")
        logger.debug("d")
        logger.info("i")
        logger.notice("n")
        logger.log("l")
        logger.log(level: .fault, "f")
        logger.warning("w")
        logger.error("e")
        logger.critical("c")
        logger.fault("b")
        Logger(lines.log("")).info("no category")
        Logger(.disabled).error("nowhere")
        os_log(.error, log: lines.log("function"), "a function")
        #expect(
            lines.taken() == [
                "app.travel search trace: t", "app.travel search debug: d",
                "app.travel search info: i", "app.travel search notice: n",
                "app.travel search notice: l", "app.travel search critical: f",
                "app.travel search warning: w", "app.travel search error: e",
                "app.travel search critical: c", "app.travel search critical: b",
                "app.travel app.travel info: no category", "app.travel function error: a function",
            ])
    }

    @Test("A message that isn't wanted isn't put together")
    func unwanted() {
        final class Counter {
            var count = 0
            func next() -> Int {
                count += 1
                return count
            }
        }
        let lines = Lines(onlyErrors: true)
        let log = lines.log("search")
        let counter = Counter()
        Logger(log).debug("\(counter.next())")
        #expect(lines.taken().isEmpty)
        #expect(counter.count == 0)
        Logger(log).error("\(counter.next())")
        #expect(lines.taken() == ["app.travel search error: 1"])
        #expect(!log.isEnabled(type: .debug))
        #expect(log.isEnabled(type: .error))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test("Numbers, truth values and types are shown; texts, objects and errors are withheld")
    func privacy() {
        struct Broken: Error {}
        let lines = Lines()
        let logger = Logger(lines.log("search"))
        let name = "Ann"
        let error: any Error = Broken()
        logger.info("\(1) \(2.5) \(true) \(Int8.self) \(name) \(["a"]) \(error)")
        logger.info(
            "\(name, privacy: .public) \(7, privacy: .private) \(name, privacy: .sensitive)")
        logger.info("\(error, privacy: .public)")
        #expect(
            lines.taken() == [
                "app.travel search info: 1 2.500000 true Int8 <private> <private> <private>",
                "app.travel search info: Ann <private> <sensitive>",
                "app.travel search info: Broken()",
            ])
    }

    @Test("A hash tells whether two values are the same, and nothing else")
    func hash() throws {
        let lines = Lines()
        let logger = Logger(lines.log("search"))
        for name in ["Ann", "Ann", "Bob"] { logger.info("\(name, privacy: .private(mask: .hash))") }
        let hashes = lines.taken()
        #expect(hashes[0] == hashes[1])
        #expect(hashes[0] != hashes[2])
        #expect(hashes[0].wholeMatch(of: /app.travel search info: <mask.hash: '[0-9a-z]+'>/) != nil)
    }

    @Test("Private values are written out where the process asks for it, sensitive ones never")
    func privateData() {
        let message: OSLogMessage = "\("a") \("b", privacy: .private) \("c", privacy: .sensitive)"
        #expect(message.interpolation.text(showingPrivate: true) == "a b <sensitive>")
        #expect(
            message.interpolation.text(showingPrivate: false) == "<private> <private> <sensitive>")
    }

    @Test("Numbers and columns are written as `printf` would")
    func formats() {
        let messages: [(OSLogMessage, String)] = [
            ("\(42, format: .decimal(explicitPositiveSign: true, minDigits: 4))", "+0042"),
            ("\(-255, format: .hex(includePrefix: true, uppercase: true))", "-0xFF"),
            ("\(UInt8(8), format: .octal)", "10"),
            ("\(Int.min)", "-9223372036854775808"),
            ("\(3.14159, format: .fixed(precision: 2))", "3.14"),
            ("\(Float(1.5), format: .exponential(precision: 1, uppercase: true))", "1.5E+00"),
            ("\(0.5, format: .hybrid(explicitPositiveSign: true))", "+0.5"),
            ("\(1.0, format: .hex)", "0x1p+0"),
            ("\(false, format: .answer)", "NO"),
            ("[\("ab", align: .right(columns: 4), privacy: .public)]", "[  ab]"),
            ("[\("ab", align: .left(columns: 4), privacy: .public)]", "[ab  ]"),
            ("[\(7, align: .left(columns: -3))]", "[7]"),
            ("\(1, format: .decimal(minDigits: .max))", String(repeating: "0", count: 999) + "1"),
        ]
        for (message, text) in messages {
            #expect(message.interpolation.text(showingPrivate: false) == text)
        }
    }
}
