import AppIntents

#if os(iOS) || os(macOS) || os(watchOS) || canImport(Darwin) || !os(Linux)
    #error("The guide says that none of these conditions holds.")
#endif

@available(iOS 26, macOS 26, *)
struct NewOnApplePlatforms: AppIntent {
    static let title: LocalizedStringResource = "New"

    func perform() async throws -> some IntentResult {
        if #available(iOS 26, macOS 26, *) { return .result() }
        // A condition that ends with * always holds: nothing comes here.
        return .result()
    }
}

@available(iOS, unavailable)
struct AbsentOnPhones: AppIntent {
    static let title: LocalizedStringResource = "Absent"
    func perform() async throws -> some IntentResult { .result() }
}
