import AppIntents
import SwiftUI

struct ServeIntent: AppIntent {
    static let title: LocalizedStringResource = "Serve"

    @Parameter(title: "Portion")
    var portion: Portion

    func perform() async throws -> some IntentResult & ReturnsValue<Portion> & ShowsSnippetIntent {
        .result(value: portion, snippetIntent: PlateIntent(portion: portion))
    }
}

struct PlateIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Plate"

    @Parameter(title: "Portion")
    var portion: Portion

    init() {}

    init(portion: Portion) {
        self.portion = portion
    }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text("On the plate: \(portion.count) \(portion.size)"))
    }
}
