import AppIntents
import AppIntentsHost
import Trails

/// The program: an extension, as Apple's template has it, and the outermost package.
@main
struct KioskExtension: AppIntentsExtension {}

struct KioskIntents: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [TrailIntents.self] }
}

struct PrintMapIntent: AppIntent {
    static let title: LocalizedStringResource = "Print Map"
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "The map is printed.")
    }
}
