import AppIntents
import IntentTestKit
import SwiftUI

// A card with buttons of all kinds.

struct ConformanceShowIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Show Basket"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
        .result(
            dialog: "Here is the basket.", snippetIntent: ConformanceBasketIntent(key: key))
    }
}

struct ConformanceBasketIntent: ConformanceIntent, SnippetIntent {
    static let title: LocalizedStringResource = "Basket"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let count = fixture[number: "basket"]
        return .result {
            VStack {
                Text("\(count) in the basket")
                Button("Add", intent: ConformanceAddIntent(key: key))
                Button("Say", intent: ConformanceSayIntent(key: key))
                Button("Break", intent: ConformanceBreakIntent(key: key))
                Button("Open", intent: ConformanceOpenIntent(key: key))
            }
        }
    }
}

struct ConformanceAddIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult {
        fixture.note("added")
        fixture.add(1, to: "basket")
        return .result()
    }
}

struct ConformanceSayIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Say"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "It is a nice basket.")
    }
}

/// An intent that changes something, then fails.
struct ConformanceBreakIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Break"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult {
        fixture.note("broke")
        if fixture.add(10, to: "basket") > 0 {
            throw ConformanceTrouble(text: "The handle came off.")
        }
        return .result()
    }
}

/// An intent that replaces the card with its button by another card.
struct ConformanceOpenIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Open Shelf"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        fixture.note("opened")
        return .result(snippetIntent: ConformanceShelfIntent(key: key))
    }
}

struct ConformanceShelfIntent: ConformanceIntent, SnippetIntent {
    static let title: LocalizedStringResource = "Shelf"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text("An empty shelf"))
    }
}
