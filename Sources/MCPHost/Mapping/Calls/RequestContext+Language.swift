import MCPProtocol

extension RequestContext {
    /// The language that the client would like best, as a BCP 47 tag; English if it does not say.
    var language: String {
        let first = acceptLanguage?.split(separator: ",").first?.prefix { $0 != ";" }
        return Self.language(first.map { $0.filter { $0 != " " } }) ?? "en"
    }

    /// A tag as it came, if it looks like one.
    static func language(_ tag: String?) -> String? {
        guard let tag, (2...35).contains(tag.utf8.count),
            tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        else { return nil }
        return tag
    }
}
