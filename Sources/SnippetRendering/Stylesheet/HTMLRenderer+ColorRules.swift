import SwiftUI

// One class per named color and use.
extension HTMLRenderer {
    static let colorRules =
        Paint.Name.allCases.map { name in
            let uses = uses(of: name)
            let word = name.rawValue
            return """
                .fg-\(word){color:\(uses.text)}.ink-\(word){color:\(uses.icon)}\
                .bg-\(word){background:\(uses.fill)}.tint-\(word){--tint:\(uses.fill);\
                --tint-text:\(uses.text);--tint-button:\(uses.button);--on-tint:\(uses.onButton);\
                --switch-tint:\(uses.fill)}
                """
        }.joined(separator: "\n") + "\n" + accentRules

    /// The accent color is the current tint.
    private static let accentRules = """
        .fg-accent,.ink-accent{color:var(--tint-text)}.bg-accent{background:var(--tint)}
        """

    private struct Uses {
        var fill: String
        var text: String
        var icon: String
        var button: String
        var onButton = "#fff"
    }

    private static func uses(of name: Paint.Name) -> Uses {
        let word = name.rawValue
        switch name {
        case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
            .brown, .gray:
            return Uses(
                fill: "var(--\(word))", text: "var(--text-\(word))", icon: "var(--ink-\(word))",
                button: "var(--button-\(word))")
        case .primary:
            return Uses(
                fill: "var(--primary)", text: "var(--text-primary)", icon: "var(--text-primary)",
                button: "var(--primary)", onButton: "var(--card-solid)")
        case .secondary, .tertiary, .quaternary:
            return Uses(
                fill: "var(--\(word))", text: "var(--text-\(word))", icon: "var(--text-\(word))",
                button: "var(--button-gray)")
        case .accent:
            return Uses(
                fill: "var(--accent-fill)", text: "var(--accent-text)",
                icon: "var(--accent-text)", button: "var(--accent-fill)")
        case .clear:
            return Uses(
                fill: "transparent", text: "transparent", icon: "transparent",
                button: "transparent", onButton: "var(--text-primary)")
        case .white:
            return Uses(fill: "#fff", text: "#fff", icon: "#fff", button: "#fff", onButton: "#000")
        case .black:
            return Uses(fill: "#000", text: "#000", icon: "#000", button: "#000")
        case .background:
            return Uses(
                fill: "var(--card-solid)", text: "var(--card-solid)", icon: "var(--card-solid)",
                button: "var(--card-solid)", onButton: "var(--text-primary)")
        case .fill:
            return Uses(
                fill: "var(--fill)", text: "var(--text-secondary)", icon: "var(--text-secondary)",
                button: "var(--fill-strong)", onButton: "var(--text-primary)")
        }
    }
}
