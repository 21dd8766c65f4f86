import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// The presence of a parameter's value, as an app and as the system see it.
@Suite struct ValueStateTests {
    struct Brew: AppIntent {
        static let title: LocalizedStringResource = "Brew"
        @Parameter(title: "Cups") var cups: Int
        @Parameter(title: "Minutes", default: 3) var minutes: Int
        @Parameter(title: "Milk") var milk: Bool?
        @Parameter(title: "Herb", default: "mint") var herb: String?

        func perform() async throws -> some ProvidesDialog {
            let state = $milk.valueState == .unset ? "unset" : "set"
            return .result(
                dialog: "\($cups.valueState == .set(cups)) \(minutes) \(state) \(herb ?? "none")")
        }
    }

    @Test("A required parameter is unset until it has a value")
    func requiredParameter() {
        let intent = Brew()
        #expect(intent.$cups.valueState == .unset)
        #expect(!intent.$cups.isSet)
        #expect(intent.$cups.currentValue == nil)
        #expect(intent.$cups.defaultValue == nil)
        #expect(!intent.$cups.isOptional)
        intent.cups = 2
        #expect(intent.$cups.valueState == .set(2))
        #expect(intent.$cups.isSet)
        #expect(intent.$cups.currentValue?._data == 2)
    }

    @Test("A default is a value, which another takes the place of; it stays known")
    func defaults() {
        let intent = Brew()
        #expect(intent.$minutes.valueState == .set(3))
        #expect(intent.$minutes.isSet)
        #expect(intent.$herb.valueState == .set("mint"))
        #expect(intent.$herb.anyDefaultValue?._data == "mint")
        intent.minutes = 5
        intent.herb = nil
        #expect(intent.$minutes.valueState == .set(5))
        #expect(intent.$minutes.defaultValue == 3)
        #expect(intent.$herb.valueState == .set(nil))
        #expect(intent.$herb.defaultValue == "mint")
    }

    @Test("No value is a value where the type allows it, but none that is there")
    func absent() {
        let intent = Brew()
        #expect(intent.$milk.isOptional)
        #expect(intent.$milk.valueState == .unset)
        #expect(intent.milk == nil)
        intent.milk = nil
        #expect(intent.$milk.valueState == .set(nil))
        #expect(intent.$milk.isSet)
        #expect(intent.$milk.currentValue == nil)
        intent.milk = false
        #expect(intent.$milk.valueState == .set(false))
        #expect(intent.$milk.currentValue?._data == false)
    }

    @Test("A value that is taken away leaves none behind, not the default")
    func clear() {
        let intent = Brew()
        intent.cups = 2
        intent.$cups.clear()
        intent.$minutes.clear()
        intent.$herb.clear()
        #expect(intent.$cups.valueState == .unset)
        #expect(intent.$minutes.valueState == .unset)
        #expect(intent.$minutes.defaultValue == 3)
        #expect(intent.$herb.valueState == .unset)
        #expect(intent.herb == nil)
    }

    @Test("A value of another type is not taken, nor none where one is required")
    func otherType() {
        let intent = Brew()
        #expect(!intent.$cups.setCurrentValue("two"))
        #expect(!intent.$cups.setCurrentValue(nil))
        #expect(intent.$cups.valueState == .unset)
        #expect(intent.$cups.setCurrentValue(2))
        #expect(intent.$cups.valueState == .set(2))
        #expect(!intent.$cups.setCurrentValue(nil))
        #expect(intent.$cups.valueState == .set(2))

        #expect(intent.$milk.setCurrentValue(true))
        #expect(intent.$milk.valueState == .set(true))
        #expect(intent.$milk.setCurrentValue(nil))
        #expect(intent.$milk.valueState == .set(nil))
    }

    @Test("A copy of an intent has the same values, a new intent its own: INV-1")
    func copies() {
        let intent = Brew()
        let copy = intent
        copy.cups = 2
        #expect(intent.$cups.valueState == .set(2))
        #expect(Brew().$cups.valueState == .unset)
    }

    @Test(
        "A running intent sees what was given, the default of what was not, and none if that was",
        arguments: [
            (["cups": 2], "true 3 unset mint"), (["cups": 2, "minutes": 5], "true 5 unset mint"),
            (["cups": 2, "milk": true], "true 3 set mint"),
            (["cups": 2, "milk": .null], "true 3 set mint"),
            (["cups": 2, "herb": .null], "true 3 unset none"),
        ] as [([String: ParameterValue], String)])
    func running(_ given: [String: ParameterValue], _ said: String) async throws {
        let system = TestSystem(intents: [Brew.self])
        let run = try await system.perform("Brew", values: given)
        #expect(run.dialog?.full == said, "\(run.screen)")
        try await run.done()
        try await system.finish()
    }
}
