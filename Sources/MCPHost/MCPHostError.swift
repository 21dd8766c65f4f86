/// The reason why an MCP host couldn't start.
public enum MCPHostError: Error, Equatable, CustomStringConvertible {
    /// Standard output is closed.
    case noOutput
    /// A part of the view for cards is missing beside the program.
    case missingFile(String)

    public var description: String {
        switch self {
        case .noOutput:
            "Standard output is closed; an assistant must start the program with pipes."
        case .missingFile(let name):
            "The file \(name) is missing; the program must stay beside its resource bundles."
        }
    }
}
