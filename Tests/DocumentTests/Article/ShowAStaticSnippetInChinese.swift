// swift-format-ignore-file
import AppIntents
import SwiftUI

/// The intent around the document's method.
struct ChineseTextIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Text in Chinese"

// BEGIN document "顯示靜態與互動式片段 (Snippets)", heading "顯示靜態片段"
func perform() async throws -> some IntentResult {
    // ...
    
    return .result(view: Text("一些範例文字。").font(.title))
}
// END
}
