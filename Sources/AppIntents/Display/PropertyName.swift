/// The readable names of properties.
package enum PropertyName {
    /// Returns `searchRequest` as a person would write it: “Search Request”.
    package static func readable(_ name: String) -> String {
        var words = ""
        for (index, character) in name.enumerated() {
            if index == 0 {
                words.append(contentsOf: character.uppercased())
            } else if character.isUppercase, words.last?.isLowercase ?? false {
                words.append(" ")
                words.append(character)
            } else if character == "_" || character == "-" {
                words.append(" ")
            } else if words.last == " " {
                words.append(contentsOf: character.uppercased())
            } else {
                words.append(character)
            }
        }
        return words
    }
}
