import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import PackageInnerLibrary
import PackageLibrary
import Testing

/// Intents in several modules of one program.
@Suite struct PackageTests {
    private let modules: Set<String> = ["PackageTests", "PackageLibrary", "PackageInnerLibrary"]

    @Test("Intents of libraries are found, whether another file uses them or not, and performed")
    func found() async throws {
        let system = TestSystem(.modules(modules))
        #expect(
            system.system.metadata.intents.map(\.identifier)
                == ["InnerIntent", "OuterIntent", "PaintIntent"])
        #expect(system.system.metadata.enums.map(\.identifier) == ["InnerShade"])
        let dark: ParameterValue = .enumeration(type: "InnerShade", rawValue: "dark")
        for (intent, words) in [("InnerIntent", "dark"), ("PaintIntent", "painted dark")] {
            let run = try await system.perform(intent, values: ["shade": dark])
            #expect(run.dialog?.full == words)
        }
        try await system.finish()
    }

    @Test("Packages that include one another have one that no other includes")
    func included() {
        #expect(Catalog(.modules(modules)).findings() == [])
    }

    @Test("A package that no other includes is a warning for those who build with Apple's tools")
    func unincluded() {
        // Without the library between them, nothing includes the inner one.
        let findings = Catalog(.modules(["PackageTests", "PackageInnerLibrary"])).findings()
        #expect(findings.map(\.severity) == [.warning])
        #expect(
            findings.map(\.message) == [
                """
                The packages PackageInnerLibrary.InnerPackage and PackageTests.OuterPackage are included by no \
                other. Their intents are found here; Apple's tools offer only those of packages that the app's own \
                names. Name the others in its includedPackages.
                """
            ])
    }
}

struct OuterPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] {
        [LibraryPackage.self]
    }
}

struct OuterIntent: AppIntent {
    static let title: LocalizedStringResource = "Outer"
    func perform() async throws -> some IntentResult { .result() }
}
