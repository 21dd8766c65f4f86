import IntentSystem

/// The numbers and the size of the things that are kept of one person.
struct PersonHolding: Encodable {
    /// The name under which it is kept; `everyone` for what is no person's.
    let person: String
    private(set) var cards = 0
    private(set) var boards = 0
    private(set) var actions = 0
    private(set) var files = 0
    private(set) var signIns = 0
    private(set) var bytes = 0

    init(of person: String?, _ items: [KeptItem]) {
        self.person = person ?? Person.everyone.id
        for item in items {
            bytes += item.bytes
            switch item.kind {
            case .card: cards += 1
            case .board: boards += 1
            case .action: actions += 1
            case .file: files += 1
            case .signIn: signIns += 1
            }
        }
    }

    /// The numbers as words, without those that are 0.
    var words: String {
        let counts = [
            (cards, "card"), (boards, "board"), (actions, "action"), (files, "file"),
            (signIns, "sign-in"),
        ].filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
        return counts.isEmpty ? "nothing" : (counts + ["\(bytes) bytes"]).joined(separator: ", ")
    }
}
