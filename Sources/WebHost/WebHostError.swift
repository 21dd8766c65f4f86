/// The reason why a web host couldn't start.
public enum WebHostError: Error, Equatable, CustomStringConvertible {
    /// All allowed ports are taken.
    case portsTaken(host: String, first: Int, last: Int)
    /// The host can't listen at the address.
    case cannotListen(host: String, port: Int, reason: String)
    /// A file of the page is missing beside the program.
    case missingFile(String)

    public var description: String {
        switch self {
        case .portsTaken(let host, let first, let last) where first == last:
            "Port \(first) of \(host) is taken; choose another one."
        case .portsTaken(let host, let first, let last):
            "The ports \(first) to \(last) of \(host) are all taken; choose another one."
        case .cannotListen(let host, let port, let reason):
            "Can't listen at port \(port) of \(host): \(reason)."
        case .missingFile(let name):
            "The file \(name) is missing; the program must stay beside its resource bundles."
        }
    }
}
