import ArgumentParser
import IntentSystem

/// The option that sets the limits of each person in a process that serves several.
struct PersonLimitOptions: ParsableArguments {
    @Option(
        name: .customLong("person-limit"),
        help: ArgumentHelp(
            """
            A limit of each person, such as callsPerMinute=600, or one of runs, sessions, files and fileBytes; \
            doctor --limits prints the defaults.
            """, valueName: "name=number"),
        completion: .list(PersonLimits.Name.allCases.map { "\($0.rawValue)=" }))
    var personLimits: [String] = []

    /// The limits of a system with the limits that were given, and the defaults of all others.
    var limits: Limits {
        get throws {
            var limits = Limits()
            for text in personLimits {
                let parts = text.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = parts.first.flatMap({ PersonLimits.Name(rawValue: String($0)) })
                else {
                    let names = PersonLimits.Name.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ValidationError(
                        "“\(text)” names no limit of a person. --person-limit takes NAME=NUMBER with one of: \(names)."
                    )
                }
                guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
                    throw ValidationError(
                        "“\(text)” has no number. --person-limit takes a whole number of at least 1, as in \(name.rawValue)=600."
                    )
                }
                limits.eachPerson[name] = number
            }
            return limits
        }
    }

    func validate() throws { _ = try limits }
}
