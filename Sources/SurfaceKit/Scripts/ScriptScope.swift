/// A name that a script gives to something of its own; the modules that import it share it.
final class ScriptName {
    /// How often it is written.
    var count = 0
    /// The name in the script that is delivered; at first the one in the file.
    var short: String

    init(_ text: String) { short = text }
}

/// A part of a script in which a name means one thing: a module, a function or a block.
final class ScriptScope {
    private(set) var children: [ScriptScope] = []
    /// The names that are declared here, in their order.
    private(set) var declared: [ScriptName] = []
    private var names: [String: ScriptName] = [:]
    /// Where a name stands, here or further inside, that is declared further outside.
    private(set) var unresolved: [(text: String, token: Int)] = []

    init(in parent: ScriptScope? = nil) { parent?.children.append(self) }

    /// Declares a name; the same name twice is one.
    func declare(_ text: String) {
        guard names[text] == nil else { return }
        let name = ScriptName(text)
        names[text] = name
        declared.append(name)
    }

    /// Lets something of another module be meant by a name.
    func share(_ name: ScriptName, as text: String) { names[text] = name }

    func name(_ text: String) -> ScriptName? { names[text] }

    /// Notes that a name stands somewhere; what it means may be declared behind it.
    func use(_ text: String, at token: Int) { unresolved.append((text, token)) }

    /// Finds out what names mean, once all are declared; `found` takes each place with its name.
    func resolve(_ found: (Int, ScriptName) -> Void) {
        for child in children {
            child.resolve(found)
            unresolved += child.unresolved
        }
        unresolved.removeAll { use in
            guard let name = names[use.text] else { return false }
            name.count += 1
            found(use.token, name)
            return true
        }
    }
}
