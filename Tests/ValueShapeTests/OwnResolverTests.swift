import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// What each of the framework's conversions makes of a value when it is asked by itself.
///
/// A parameter's type reads data too, so only this tells what the conversion does.
@Suite struct OwnResolverTests {
    /// All that types have without their author's doing, and those that only authors name.
    private static let resolvers: [any Resolver] = {
        var all: [any Resolver] = [IntFromDoubleResolver()]
        all.append(contentsOf: Bool.defaultResolverSpecification)
        all.append(contentsOf: Int.defaultResolverSpecification)
        all.append(contentsOf: Double.defaultResolverSpecification)
        all.append(contentsOf: String.defaultResolverSpecification)
        all.append(contentsOf: URL.defaultResolverSpecification)
        all.append(contentsOf: AttributedString.defaultResolverSpecification)
        return all
    }()

    private static func name(_ resolver: any Resolver) -> String {
        String(describing: type(of: resolver))
    }

    private static func resolver(_ name: String) throws -> any Resolver {
        try #require(resolvers.first { self.name($0) == name }, "There is no \(name).")
    }

    /// The data of what a conversion makes of data of its input's type.
    private static func result(
        _ resolver: any Resolver, _ given: ParameterValue,
        for parameter: any AnyIntentParameter = IntentParameter<String>(title: "Value")
    ) async throws -> ParameterValue? {
        guard let input = resolver.inputType.init(parameterValue: given) else {
            throw CancellationError()
        }
        return try await resolver.resolve(any: input, for: parameter)?._data
    }

    @Test(
        "A value becomes one of the conversion's type",
        arguments: [
            ("BoolFromStringResolver", "on", true), ("BoolFromStringResolver", "NO", false),
            ("BoolFromStringResolver", "1", true),
            ("IntResolver", 7, 7),
            ("IntFromStringResolver", " -12 ", -12), ("IntFromStringResolver", "007", 7),
            ("IntFromDoubleResolver", 8.9, 8), ("IntFromDoubleResolver", -8.9, -8),
            ("DoubleResolver", 2.5, 2.5),
            ("DoubleFromIntResolver", 3, .double(3)),
            ("DoubleFromStringResolver", " 1.5 ", 1.5),
            ("DoubleFromStringResolver", "1e3", .double(1000)),
            ("StringFromIntResolver<Int, String>", -9, "-9"),
            ("StringFromDoubleResolver", 0.25, "0.25"), ("StringFromDoubleResolver", 3.0, "3.0"),
            ("URLFromStringResolver", "https://example.com/a", "https://example.com/a"),
            ("AttributedStringFromStringResolver", "plain *text*", "plain *text*"),
            ("AttributedStringFromStringResolver", "", ""),
        ] as [(String, ParameterValue, ParameterValue)])
    func converts(_ name: String, _ given: ParameterValue, _ made: ParameterValue) async throws {
        #expect(try await Self.result(try Self.resolver(name), given) == made)
    }

    @Test(
        "A value that means nothing is left to the next conversion",
        arguments: [
            ("BoolFromStringResolver", "perhaps"), ("BoolFromStringResolver", ""),
            ("IntFromStringResolver", "1.5"), ("IntFromStringResolver", ""),
            ("IntFromStringResolver", "0x1f"), ("IntFromStringResolver", "9223372036854775808"),
            ("IntFromDoubleResolver", .double(1e300)), ("IntFromDoubleResolver", .double(.nan)),
            ("IntFromDoubleResolver", .double(-.infinity)),
            ("DoubleFromStringResolver", "half"), ("DoubleFromStringResolver", "1,5"),
            ("DoubleFromStringResolver", "nan"), ("DoubleFromStringResolver", "inf"),
            ("DoubleFromStringResolver", "1e999"),
            ("URLFromStringResolver", "nowhere"), ("URLFromStringResolver", ""),
        ] as [(String, ParameterValue)])
    func refuses(_ name: String, _ given: ParameterValue) async throws {
        #expect(try await Self.result(try Self.resolver(name), given) == nil)
    }

    @Test(
        "A number beyond the parameter's range is refused, and the next conversion isn't tried",
        arguments: [
            ("IntResolver", 11), ("IntResolver", -1), ("IntFromStringResolver", "11"),
            ("IntFromDoubleResolver", 11.9), ("DoubleResolver", 10.5),
            ("DoubleFromIntResolver", -1), ("DoubleFromStringResolver", "-0.5"),
        ] as [(String, ParameterValue)])
    func range(_ name: String, _ given: ParameterValue) async throws {
        let resolver = try Self.resolver(name)
        let whole = IntentParameter<Int>(title: "Whole", inclusiveRange: (0, 10))
        let number = IntentParameter<Double>(title: "Number", inclusiveRange: (0, 10))
        let parameter: any AnyIntentParameter = name.hasPrefix("Int") ? whole : number
        await #expect(throws: RefusedValue.self) {
            try await Self.result(resolver, given, for: parameter)
        }
        // The bounds themselves are allowed, and what is cut off doesn't count.
        #expect(try await Self.result(IntFromDoubleResolver(), 10.9, for: whole) == 10)
    }

    @Test("A value of another type than the input's is no business of a conversion")
    func otherType() async throws {
        let parameter = IntentParameter<Int>(title: "Whole")
        let made = try await IntFromStringResolver().resolve(any: true, for: parameter)
        #expect(made?._data == nil)
    }

    @Test(
        "A text is a number of the radix that the author gives, of which there are 2 to 36",
        arguments: [
            ("ff", 16, 255), ("-FF", 16, -255), ("z", 36, 35), ("101", 2, 5), ("12", 2, nil),
            ("1", 1, nil), ("1", 37, nil), ("1", 0, nil), ("1", -10, nil),
        ] as [(String, Int, ParameterValue?)])
    func radix(_ text: String, _ radix: Int, _ made: ParameterValue?) async throws {
        let resolver = IntFromStringResolver(radix: radix)
        #expect(try await Self.result(resolver, .string(text)) == made)
    }

    @Test(
        "A number is rounded in the author's direction, by default towards zero",
        arguments: [
            (.up, 2.1, 3), (.down, -2.1, -3), (.toNearestOrEven, 2.5, 2),
            (.toNearestOrAwayFromZero, 2.5, 3), (.towardZero, -2.9, -2),
        ] as [(FloatingPointRoundingRule, Double, ParameterValue)])
    func rounding(
        _ rule: FloatingPointRoundingRule, _ given: Double, _ made: ParameterValue
    ) async throws {
        let resolver = IntFromDoubleResolver(roundingRule: rule)
        #expect(try await Self.result(resolver, .double(given)) == made)
        #expect(IntFromDoubleResolver().roundingRule == .towardZero)
    }

    @Test("Conversions with the same settings are the same")
    func equality() {
        #expect(IntFromStringResolver() == IntFromStringResolver(radix: 10))
        #expect(IntFromStringResolver() != IntFromStringResolver(radix: 16))
        #expect(IntFromDoubleResolver() != IntFromDoubleResolver(roundingRule: .up))
        #expect(Int.defaultResolverSpecification == Int.defaultResolverSpecification)
    }

    // MARK: - Chains

    private static func chain<Value: _IntentValue>(of value: Value.Type) -> [String] {
        value.defaultResolverSpecification.map(name)
    }

    @Test("A type has its conversions in the order in which they are tried; an optional has those too")
    func chains() {
        #expect(Self.chain(of: Bool.self) == ["BoolFromStringResolver"])
        #expect(Self.chain(of: Int.self) == ["IntResolver", "IntFromStringResolver"])
        let number = ["DoubleResolver", "DoubleFromIntResolver", "DoubleFromStringResolver"]
        #expect(Self.chain(of: Double.self) == number)
        #expect(Self.chain(of: Double?.self) == number)
        let text = ["StringFromIntResolver<Int, String>", "StringFromDoubleResolver"]
        #expect(Self.chain(of: String.self) == text)
        #expect(Self.chain(of: URL.self) == ["URLFromStringResolver"])
        #expect(Self.chain(of: AttributedString.self) == ["AttributedStringFromStringResolver"])
        #expect(Self.chain(of: [Int].self) == [])
        #expect(Self.chain(of: Set<Int>.self) == [])
        #expect(Self.chain(of: Date.self) == [])
    }

    struct Hexadecimal: AppIntent {
        static let title: LocalizedStringResource = "Hexadecimal"
        @Parameter(
            title: "Value", inclusiveRange: (0, 20),
            resolvers: {
                IntFromStringResolver(radix: 16)
                IntFromStringResolver()
                IntFromDoubleResolver()
            })
        var value: Int
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(value)") }
    }

    @Test(
        "The author's conversions stand for the type's; the first that gives a value is the last",
        arguments: [("10", "16"), ("c", "12"), (7, "7"), (2.9, "2")]
            as [(ParameterValue, String)])
    func authors(_ given: ParameterValue, _ said: String) async throws {
        let system = TestSystem(intents: [Hexadecimal.self])
        let run = try await system.perform("Hexadecimal", values: ["value": given])
        #expect(run.dialog?.full == said, "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test(
        "What no conversion understands is refused by the type, and what one refuses by it",
        arguments: [
            ("ghost", "“ghost” is not a whole number."), ("1f", "Choose a number from 0 to 20."),
            (.double(21.5), "Choose a number from 0 to 20."),
            // By the first it is 21, which the second can't mend.
            ("15", "Choose a number from 0 to 20."),
        ] as [(ParameterValue, String)])
    func authorsRefuse(_ given: ParameterValue, _ text: String) async throws {
        let system = TestSystem(intents: [Hexadecimal.self])
        let run = try await system.perform("Hexadecimal", values: ["value": given])
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("It was performed: \(run.dialog?.full ?? "")")
            return
        }
        #expect(fields.map(\.error) == [text])
        try await run.cancel()
        try await system.finish()
    }
}
