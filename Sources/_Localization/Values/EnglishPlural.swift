import Foundation

enum EnglishPlural {
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
        "tooth": "teeth", "goose": "geese", "mouse": "mice", "life": "lives", "leaf": "leaves",
        "half": "halves", "knife": "knives", "wife": "wives", "shelf": "shelves",
        "sheep": "sheep", "fish": "fish", "species": "species", "series": "series",
    ]

    static func of(_ word: String) -> String {
        let lower = word.lowercased()
        if let plural = irregular[lower] {
            return word.first?.isUppercase == true ? plural.capitalized : plural
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }
}
