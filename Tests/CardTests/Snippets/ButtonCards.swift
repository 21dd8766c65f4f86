import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// Cards with controls of all kinds.
enum ButtonCards {
    struct ShowMixed: AppIntent {
        static let title: LocalizedStringResource = "Show Mixed"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Mixed(lab: lab))
        }
    }

    struct Mixed: SnippetIntent {
        static let title: LocalizedStringResource = "Mixed"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("draw")
            let site = URL(string: "https://example.com") ?? URL(filePath: "/")
            return .result {
                VStack {
                    Text("Words")
                    Link("Site", destination: site)
                    ProgressView("Work", value: 0.5)
                    Button(intent: CounterCards.Add(lab: lab)) {
                        HStack {
                            Text("Outer")
                            Button("Inner", intent: CounterCards.Fail(lab: lab))
                        }
                    }
                    Toggle("Switch", isOn: true, intent: CounterCards.Add(lab: lab))
                }
            }
        }
    }

    struct ShowQuits: AppIntent {
        static let title: LocalizedStringResource = "Show Quits"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Quits(lab: lab))
        }
    }

    struct Quits: SnippetIntent {
        static let title: LocalizedStringResource = "Quits"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text("\(TestFixture.named(lab)[number: "count"]) so far")
                    Button("Quit", intent: Quit(lab: lab))
                }
            }
        }
    }

    /// Changes something, then gives up.
    struct Quit: AppIntent {
        static let title: LocalizedStringResource = "Quit"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            if TestFixture.named(lab).add(1, to: "count") > 0 { throw CancellationError() }
            return .result()
        }
    }

    struct ShowLacking: AppIntent {
        static let title: LocalizedStringResource = "Show Bill"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Lacking(lab: lab))
        }
    }

    struct Lacking: SnippetIntent {
        static let title: LocalizedStringResource = "Bill"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("draw")
            return .result {
                VStack {
                    Text("Bill")
                    Button("Pay", intent: Pay(lab: lab))
                }
            }
        }
    }

    /// Its button does not say how much.
    struct Pay: AppIntent {
        static let title: LocalizedStringResource = "Pay"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Amount") var amount: Int

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            TestFixture.named(lab).note("paid \(amount)")
            return .result()
        }
    }

    struct ShowPending: AppIntent {
        static let title: LocalizedStringResource = "Show Pending"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Pending(lab: lab))
        }
    }

    struct Pending: SnippetIntent {
        static let title: LocalizedStringResource = "Pending"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text("\(TestFixture.named(lab)[number: "count"]) pending")
                        .invalidatableContent()
                    Text("steady")
                    Button("Add", intent: CounterCards.Add(lab: lab))
                }
            }
        }
    }
}
