/// Names as short as they can be, for all that the modules of a page call their own.
///
/// A scope takes the first names that mean nothing in it yet. So the parameters of most functions are
/// called alike, which compresses better than if each name stood for one thing only.
struct ShortNames {
    /// The names in any of the modules that mean something of the browser's.
    private let globals: Set<String>

    init(for modules: [ScriptModule]) {
        globals = Set(modules.flatMap { $0.scope.unresolved.map(\.text) })
    }

    /// Gives each name of the modules a short one.
    func assign(to modules: [ScriptModule]) {
        // The name that is written most often gets the shortest, but for those that stand in every
        // function.
        let shared = modules.flatMap { $0.scope.declared }.enumerated()
            .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .map(\.element)
        assign(to: shared, taken: globals.union((0..<6).map(Self.name)))
        for module in modules {
            for scope in module.scope.children { assign(in: scope, of: module.reading) }
        }
    }

    /// Scopes inside come after those around them, whose names are known by then.
    private func assign(in scope: ScriptScope, of reading: ScriptReading) {
        let taken = scope.unresolved.map { reading.names[$0.token]?.short ?? $0.text }
        assign(to: scope.declared, taken: Set(taken))
        for child in scope.children { assign(in: child, of: reading) }
    }

    private func assign(to names: [ScriptName], taken: Set<String>) {
        var place = 0
        for name in names {
            repeat {
                name.short = Self.name(place)
                place += 1
            } while taken.contains(name.short) || ScriptParser.keywords.contains(name.short)
        }
    }

    /// All names in order: those of one letter, then those of two, and so on.
    static func name(_ place: Int) -> String {
        var rest = place
        var name = String(first[rest % first.count])
        rest /= first.count
        while rest > 0 {
            rest -= 1
            name.append(further[rest % further.count])
            rest /= further.count
        }
        return name
    }

    /// The letters by how often they stand in scripts.
    private static let first = Array("etnrisaouclfphdvmgybwkxSCTALMEODPINRFBHWUGVjzqKXYJZQ_$")
    private static let further = first + Array("0123456789")
}
