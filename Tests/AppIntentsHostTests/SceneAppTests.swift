import SwiftUI
import Testing

@testable import AppIntentsHost

@MainActor private var created = 0

private struct CornerShopApp: App {
    init() {
        created += 1
    }

    var body: some Scene {
        WindowGroup { Text("Open") }
    }
}

/// An `App` as the program of the system.
@Suite struct SceneAppTests {
    @Test("An App is created once, when the program launches, and named without “App”")
    @MainActor
    func launch() async throws {
        #expect(SceneApp<CornerShopApp>.appName == "CornerShop")
        var program = SceneApp<CornerShopApp>()
        #expect(created == 0)
        try await program.launch()
        try await program.launch()
        #expect(created == 1)
    }
}
