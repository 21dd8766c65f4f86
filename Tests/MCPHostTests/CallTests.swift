import Foundation
import IntentSystem
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// What an assistant gets when it calls a tool.
@Suite struct CallTests {
    private let host: TestHost

    init() throws {
        host = try TestHost(intents: TeaShop.intents)
    }

    @Test("A result is data that suits the schema, and words")
    func gives() async throws {
        let result = try await host.result(
            "BrewTeaIntent", ["tea": "assam", "cups": 3, "size": "large"])
        #expect(
            result
                == CallResult(
                    content: [
                        .text("Brewed 3 of Assam."),
                        .text(
                            """
                            {"value":{"id":"assam","title":"Assam","subtitle":"India",\
                            "uri":"intents://entities/Tea/assam"},"dialog":"Brewed 3 of Assam."}
                            """),
                    ],
                    structured: [
                        "value": [
                            "id": "assam", "title": "Assam", "subtitle": "India",
                            "uri": "intents://entities/Tea/assam",
                        ],
                        "dialog": "Brewed 3 of Assam.",
                    ]))
    }

    @Test("FGD-1 an assistant is in the background, and is told where its person continues")
    func background() async throws {
        let host = try TestHost(intents: [PourInFrontIntent.self, PourEitherWayIntent.self])
        let without = try await host.result("PourInFrontIntent", ["cups": 3])
        #expect(without.isError)
        #expect(
            without.text
                == "“Pour in Front” needs Test in front. Continue on its page or at a terminal.")
        host.system.page.url = URL(string: "http://127.0.0.1:8080")
        let refused = try await host.result("PourInFrontIntent", ["cups": 3])
        #expect(refused.isError)
        #expect(
            refused.text == """
                “Pour in Front” needs Test in front. Continue at \
                http://127.0.0.1:8080/run/PourInFrontIntent?cups=3
                """)
        let performed = try await host.result("PourEitherWayIntent")
        #expect(performed.text == "background")
    }

    @Test("FGD-1 an assistant that shows cards is in the background all the same")
    func backgroundWithCards() async throws {
        let host = try TestHost(intents: [PourInFrontIntent.self])
        let refused = try await host.result(
            "PourInFrontIntent", ["cups": 3], TestHost.context(apps: true))
        #expect(refused.text.contains("“Pour in Front” needs Test in front."))
    }

    @Test("A value without words is said")
    func says() async throws {
        let result = try await host.result("AddIntent", ["first": 2, "second": 40])
        #expect(
            result
                == CallResult(
                    content: [.text("42"), .text(#"{"value":42}"#)], structured: ["value": 42]))
        #expect(host.system.sessionCount == 0)
    }

    @Test("A list of cases is a list of raw values")
    func givesLists() async throws {
        let result = try await host.result("BoilWaterIntent", ["degrees": 80])
        #expect(
            result.structured == ["value": ["small", "large"], "dialog": "80 degrees."])
    }

    @Test("Search text that means one thing finds it")
    func finds() async throws {
        let result = try await host.result("BrewTeaIntent", ["tea": "sencha"])
        #expect(result.structured?["value"]?["id"] == "sencha/1")
        #expect(result.structured?["value"]?["uri"] == "intents://entities/Tea/sencha%2F1")
    }

    @Test("Arguments that can't be right are told together, and nothing is performed")
    func refusesArguments() async throws {
        let result = try await host.result(
            "BrewTeaIntent",
            [
                "tea": ["id": 1], "cups": 7, "size": "huge", "milk": "maybe",
                "moment": "soon", "suger": 1,
            ], TestHost.context(forms: true))
        #expect(result.isError)
        #expect(
            result.text == """
                “Brew Tea” was not performed.
                Tea (“tea”): must be of the JSON type string.
                Size (“size”): “huge” is not one of the choices.
                Cups (“cups”): Choose a number from 1 to 6.
                Milk (“milk”): must be of the JSON type boolean.
                When (“moment”): “soon” is not a date.
                There is no argument “suger”; there are: tea, size, cups, strength, milk, name, moment, \
                day, alarm, recipe, extras.
                """)
    }

    @Test("Null is no argument")
    func ignoresNull() async throws {
        let result = try await host.result("BrewTeaIntent", ["tea": "assam", "milk": .null])
        #expect(!result.isError)
    }

    @Test("A tool that is not there is an error of the protocol")
    func knowsNoOtherTool() async throws {
        for name in ["Nothing", "AddCupIntent", "card_act"] {
            await #expect(throws: MCPError.unknownTool(name)) { try await host.result(name) }
        }
    }

    @Test("An intent that fails says why, in the app's words")
    func fails() async throws {
        let result = try await TestHost().result(
            "ConformanceRefuseIntent", ["text": "The kettle is <broken>."],
            TestHost.context(apps: true))
        #expect(result.isError)
        #expect(result.text == "The kettle is <broken>.")
    }

    @Test("A call that is cancelled cancels its run, and leaves nothing behind")
    func cancels() async throws {
        let call = Task { [host] in try await host.call("EmptyPotIntent") }
        call.cancel()
        // Either it was cancelled in time, or it had asked already and could not.
        switch await call.result {
        case .success(let outcome): #expect(try outcome.result.isError)
        case .failure(let error): #expect(error is CancellationError)
        }
        #expect(host.system.sessionCount == 0)
    }

    @Test("Clients that can follow tasks get them for what takes its time")
    func offersTasks() async throws {
        var context = TestHost.context()
        context.clientCapabilities.extensions[ExtensionName.tasks] = [:]
        guard
            case .longRunning(let work) = try await host.call(
                "AddIntent", ["first": 1, "second": 2], context)
        else {
            Issue.record("The call was not offered as a task.")
            return
        }
        let result = try await work.perform(context, nil).result
        #expect(result.structured == ["value": 3])
    }
}
