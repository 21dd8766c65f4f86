import AppIntents
import AppIntentsHost
import Trails
import Visitors

// The names that Visitors gives to modules are its own: this target is built after it.
#if canImport(OSLog) || canImport(os) || canImport(Combine)
    #error("A target without aliases finds a module of Apple's name.")
#endif

/// The program: an extension, as Apple's template has it, and the outermost package.
@main
struct KioskExtension: AppIntentsExtension {}

struct KioskIntents: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] {
        [TrailIntents.self, VisitorIntents.self]
    }
}

struct PrintMapIntent: AppIntent {
    static let title: LocalizedStringResource = "Print Map"
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "The map is printed.")
    }
}
