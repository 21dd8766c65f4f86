import Testing

/// A block of code that one of the documents prints, and where it stands in the tests.
struct DocumentBlock: Sendable, CustomTestStringConvertible {
    /// The title of the page.
    let document: String
    /// The heading under which the block stands.
    let heading: String
    /// The code, without empty lines at its end.
    let code: String
    /// How the tests hold the block.
    let form: Form

    /// How the tests hold a block.
    enum Form: Sendable, Equatable {
        /// Compiled, in a source file of the tests.
        case compiled
        /// As text only, because it compiles nowhere.
        case text(reason: String)
        /// As a declaration of ours, whose meaning other tests check.
        case declaration
    }

    init(_ document: String, _ heading: String, _ form: Form = .compiled, _ code: String) {
        self.document = document
        self.heading = heading
        self.form = form
        self.code = code
    }

    var testDescription: String {
        "\(document): \(heading): \(code.prefix(40).replacing("\n", with: " "))…"
    }

    static let all = article + chineseArticle + snippetIntentPage + appIntentPage
}
