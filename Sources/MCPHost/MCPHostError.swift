/// Why an MCP host could not start.
public enum MCPHostError: Error, Equatable, CustomStringConvertible {
    /// Standard output can't be written to.
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
