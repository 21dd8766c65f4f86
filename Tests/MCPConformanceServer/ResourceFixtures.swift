import MCPProtocol

/// The resources that the scenarios read.
enum ResourceFixtures {
    static let resources = [
        Resource(
            uri: "test://static-text", name: "Static text", description: "A text",
            mimeType: "text/plain"),
        Resource(
            uri: "test://static-binary", name: "Static binary", description: "An image",
            mimeType: "image/png"),
        Resource(
            uri: "test://watched-resource", name: "Watched resource",
            description: "A text to subscribe to", mimeType: "text/plain"),
    ]

    static let templates = [
        ResourceTemplate(
            uriTemplate: "test://template/{id}/data", name: "Template",
            description: "Data for an id", mimeType: "application/json")
    ]

    static func contents(of uri: String) -> ResourceContents? {
        switch uri {
        case "test://static-text":
            return ResourceContents(
                uri: uri, mimeType: "text/plain",
                body: .text("This is the content of the static text resource."))
        case "test://static-binary":
            return ResourceContents(
                uri: uri, mimeType: "image/png", body: .blob(Samples.png))
        case "test://watched-resource":
            return ResourceContents(
                uri: uri, mimeType: "text/plain", body: .text("Watched resource content"))
        default:
            let parts = uri.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 5, parts[0] == "test:", parts[2] == "template",
                parts[4] == "data", !parts[3].isEmpty, parts[3].allSatisfy(\.isWordCharacter)
            else { return nil }
            let id = parts[3]
            return ResourceContents(
                uri: uri, mimeType: "application/json",
                body: .text(
                    #"{"id":"\#(id)","templateTest":true,"data":"Data for ID: \#(id)"}"#))
        }
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "-" }
}
