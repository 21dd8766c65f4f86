import Synchronization

/// What the intents of one test share: numbers, texts, gates, and a record of what happened.
///
/// The system makes intents itself, so they find their test's lab by the name in a parameter.
final class Lab: Sendable {
    private static let all = Mutex<[String: Lab]>([:])

    private struct State {
        var numbers: [String: Int] = [:]
        var texts: [String: String] = [:]
        var gates: [String: Gate] = [:]
        var notes: [String] = []
        var kept: [any Sendable] = []
    }

    let name: String
    private let state = Mutex(State())

    private init(name: String) {
        self.name = name
    }

    /// A lab for one test.
    static func fresh() -> Lab {
        all.withLock { all in
            let lab = Lab(name: "lab\(all.count + 1)")
            all[lab.name] = lab
            return lab
        }
    }

    static func named(_ name: String) -> Lab {
        all.withLock { all in
            if let lab = all[name] { return lab }
            let lab = Lab(name: name)
            all[name] = lab
            return lab
        }
    }

    subscript(number name: String) -> Int {
        get { state.withLock { $0.numbers[name] ?? 0 } }
        set { state.withLock { $0.numbers[name] = newValue } }
    }

    subscript(text name: String) -> String? {
        get { state.withLock { $0.texts[name] } }
        set { state.withLock { $0.texts[name] = newValue } }
    }

    @discardableResult
    func add(_ amount: Int, to name: String) -> Int {
        state.withLock { state in
            state.numbers[name, default: 0] += amount
            return state.numbers[name] ?? 0
        }
    }

    func note(_ event: String) { state.withLock { $0.notes.append(event) } }
    var notes: [String] { state.withLock { $0.notes } }

    func count(of event: String) -> Int { notes.filter { $0 == event }.count }

    func gate(_ name: String) -> Gate {
        state.withLock { state in
            if let gate = state.gates[name] { return gate }
            let gate = Gate()
            state.gates[name] = gate
            return gate
        }
    }

    /// Says that a place was reached, and waits there until the test lets it go on.
    func stop(at place: String) async {
        await gate("\(place) reached").open()
        await gate("\(place) left").wait()
    }

    /// Waits until somebody stops at a place.
    func arrival(at place: String) async { await gate("\(place) reached").wait() }

    /// Lets whoever stops at a place go on.
    func leave(_ place: String) async { await gate("\(place) left").open() }

    func keep(_ value: any Sendable) { state.withLock { $0.kept.append(value) } }
    var kept: [any Sendable] { state.withLock { $0.kept } }
}
