// swift-format-ignore-file

/// The one block in which the article in Chinese differs from the one in English.
extension DocumentBlock {
    static let chineseArticle = [
        DocumentBlock("顯示靜態與互動式片段 (Snippets)", "顯示靜態片段", .compiled, #"""
func perform() async throws -> some IntentResult {
    // ...
    
    return .result(view: Text("一些範例文字。").font(.title))
}
"""#),
    ]
}
