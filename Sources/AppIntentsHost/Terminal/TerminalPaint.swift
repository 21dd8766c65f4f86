import SnippetRendering

/// The look of text at a terminal: in colors if it has them, plain otherwise.
///
/// Without colors every text is complete: they only help to find a part of it.
struct TerminalPaint: Sendable {
    enum Style: Sendable {
        case plain
        case heading
        /// Less important text.
        case secondary
        case key
        /// A question, before its answer.
        case prompt
        case problem

        /// The parameters of the escape sequence (ECMA-48, SGR), in colors that every theme of a
        /// terminal makes readable on its background.
        fileprivate var parameters: String? {
            switch self {
            case .plain: nil
            case .heading, .prompt: "1"
            case .secondary: "2"
            case .key: "36"
            case .problem: "31"
            }
        }
    }

    let isColored: Bool

    /// Returns a text in a style, without the text's characters that control the terminal.
    func painted(_ text: String, as style: Style) -> String {
        let text = text.safeForTerminal()
        guard isColored, !text.isEmpty, let parameters = style.parameters else { return text }
        return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
    }

    func painted(_ lines: [TextLine]) -> String {
        lines.map { line in
            line.parts.map { painted($0.text, as: Style($0.role)) }.joined()
        }.joined(separator: "\n")
    }
}

extension TerminalPaint.Style {
    /// The style of a part of a view.
    fileprivate init(_ role: TextLine.Role) {
        self =
            switch role {
            case .plain: .plain
            case .heading: .heading
            case .secondary, .picture: .secondary
            case .key: .key
            }
    }
}
