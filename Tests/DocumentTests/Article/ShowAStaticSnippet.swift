// swift-format-ignore-file
import AppIntents
import SwiftUI

/// The intent around the document's method.
struct ExampleTextIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Example Text"

// BEGIN document "Displaying static and interactive snippets", heading "Show a static snippet"
func perform() async throws -> some IntentResult {
    // ...
    
    return .result(view: Text("Some example text.").font(.title))
}
// END
}
