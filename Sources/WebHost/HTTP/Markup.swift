/// Text in pages.
enum Markup {
    /// Returns text as markup; braces mark the parts of a page, so they are written as character
    /// references.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "{": result += "&#123;"
            case "}": result += "&#125;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
