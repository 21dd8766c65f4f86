import AppIntentsMetadata
import Foundation
import Testing

@testable import AppIntentsHost

/// The result of the action before, for the parameter that takes it.
@Suite struct PreviousResultTests {
    private func parameter(
        _ name: String, _ shape: ValueShape, _ connection: ParameterMetadata.Connection? = nil,
        isOptional: Bool = true
    ) -> ParameterMetadata {
        ParameterMetadata(
            name: name, title: name, shape: shape, isOptional: isOptional, connection: connection)
    }

    private func given(
        _ json: String, _ parameters: [ParameterMetadata],
        with values: [String: ParameterValue] = [:]
    ) -> [String: ParameterValue]? {
        do throws(UsageError) {
            return try PreviousResult(json: Data(json.utf8))
                .given(with: values, to: parameters)
        } catch {
            return nil
        }
    }

    private func mistake(_ json: String) -> String? {
        do throws(UsageError) {
            _ = try PreviousResult(json: Data(json.utf8)).given(
                with: [:], to: [parameter("a", .integer)])
            return nil
        } catch {
            return error.message
        }
    }

    @Test("The parameter that is connected takes the result, before those that could")
    func connected() {
        let json = #"{"intent":"A","value":"tea"}"#
        let parameters = [
            parameter("first", .text), parameter("needed", .text, isOptional: false),
            parameter("meant", .text, .previousResult),
        ]
        #expect(given(json, parameters) == ["meant": "tea"])
        #expect(given(json, Array(parameters.dropLast())) == ["needed": "tea"])
        #expect(
            given(json, Array(parameters.dropLast()), with: ["needed": "x"])
                == ["needed": "x", "first": "tea"])
    }

    @Test("A parameter that never takes a result doesn't, and one with a value keeps it")
    func never() {
        let json = #"{"value":3}"#
        #expect(given(json, [parameter("a", .integer, .never)]) == nil)
        #expect(given(json, [parameter("a", .integer, .previousResult)], with: ["a": 1]) == nil)
        #expect(
            given(json, [parameter("a", .integer, .never), parameter("b", .number)]) == ["b": 3])
    }

    @Test("The only one of a list is a value, and a value is a list of one")
    func lists() {
        let one = #"{"value":[{"entity":"Tea","id":"1"}]}"#
        let tea = ParameterValue.entity(type: "Tea", id: "1")
        #expect(given(one, [parameter("tea", .entity("Tea"))]) == ["tea": tea])
        #expect(given(one, [parameter("cup", .entity("Cup"))]) == nil)
        #expect(given(one, [parameter("teas", .list(.entity("Tea")))]) == ["teas": .array([tea])])
        let single = #"{"value":{"entity":"Tea","id":"1"}}"#
        #expect(
            given(single, [parameter("teas", .list(.entity("Tea")))]) == ["teas": .array([tea])])
        let two = #"{"value":[1,2]}"#
        #expect(given(two, [parameter("a", .integer)]) == nil)
    }

    @Test("Of an action that opened another, that one's value counts")
    func opened() {
        let json = #"{"value":1,"opens":{"intent":"B","value":2}}"#
        #expect(given(json, [parameter("a", .integer)]) == ["a": 2])
        #expect(
            given(#"{"value":1,"opens":{"intent":"B"}}"#, [parameter("a", .integer)]) == ["a": 1])
    }

    @Test(
        "What is no result is named",
        arguments: [
            ("tea", "--previous: This is no result as run INTENT --json prints it."),
            (#"{"intent":"A"}"#, "--previous: The action before returned no value."),
            (
                #"{"error":{"kind":"failed","message":"No tea."}}"#,
                "--previous: The action before failed. No tea."
            ),
            (
                #"{"value":"x"}"#,
                "--previous: No parameter without a value can have the result of the action before."
            ),
        ])
    func refused(json: String, message: String) {
        #expect(mistake(json) == message)
    }
}
