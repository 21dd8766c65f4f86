import Foundation
import _Localization

enum TerminalLanguage {
    /// Reads the language, and the time zone of `TZ`; without one that is known, it is the process's.
    static func locale(in environment: [String: String]) -> Locale {
        Locale(
            language: identifier(in: environment),
            in: environment["TZ"].flatMap { name in TimeZone(named: name.drop { $0 == ":" }) })
    }

    /// Reads the language tag from the variables that POSIX names for it; English if they name none.
    static func identifier(in environment: [String: String]) -> String {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let setting = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let name = setting?.prefix(while: { $0 != "." && $0 != "@" }),
            name.wholeMatch(of: /[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*/) != nil
        else { return "en" }
        return String(name).replacing("_", with: "-")
    }
}
