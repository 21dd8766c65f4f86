import AppIntents
import IntentTestKit
import SwiftUI

// A card with a toggle that works and one that doesn't.

struct ConformanceShowSwitchesIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Show Switches"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: ConformanceSwitchesIntent(key: key))
    }
}

struct ConformanceSwitchesIntent: ConformanceIntent, SnippetIntent {
    static let title: LocalizedStringResource = "Switches"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let isLit = fixture[number: "light"] == 1
        return .result {
            VStack {
                Text(isLit ? "It is light" : "It is dark")
                Toggle("Light", isOn: isLit, intent: ConformanceLightIntent(key: key))
                Toggle("Stuck", isOn: false, intent: ConformanceStuckIntent(key: key))
            }
        }
    }
}

struct ConformanceLightIntent: ConformanceIntent, SetValueIntent {
    static let title: LocalizedStringResource = "Switch Light"
    @Parameter(title: "Key") var key: String
    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult {
        fixture.note("light \(value ? "on" : "off")")
        fixture[number: "light"] = value ? 1 : 0
        return .result()
    }
}

struct ConformanceStuckIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Switch Stuck"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult {
        if fixture.add(1, to: "pushes") > 0 {
            throw ConformanceTrouble(text: "The switch is stuck.")
        }
        return .result()
    }
}
