import AppIntents
import SwiftUI
import Testing

private struct KeepColorIntent: AppIntent {
    static let title: LocalizedStringResource = "Keep a Color"
    @Parameter(title: "Color") var color: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let suite = try #require(UserDefaults(suiteName: "KeepColorIntent.\(UUID().uuidString)"))
        suite.setValue(color, forKey: "color")
        return .result(value: suite.value(forKey: "color") as? String ?? "")
    }
}

@Suite struct FoundationTests {
    @Test("an intent's file sees what Foundation has on Apple's platforms")
    func extras() async throws {
        let intent = KeepColorIntent()
        intent.color = "blue"
        let kept = try await intent.perform().value
        #expect(kept == "blue")
        #expect(URL.documentsDirectory.isFileURL)
    }

    @Test("a text takes a measurement in a format")
    @MainActor
    func measurements() {
        let far = Measurement(value: 5, unit: UnitLength.kilometers)
        let texts = [
            Text(far, format: .measurement(width: .wide)),
            Text("\(far, format: .measurement(width: .abbreviated, usage: .road)) away"),
        ]
        #expect(texts.count == 2)
        let resource: LocalizedStringResource =
            "\(far, format: .measurement(width: .wide, usage: .asProvided))"
        // The language of the process may be British English.
        #expect(["5 kilometers", "5 kilometres"].contains(String(localized: resource)))
    }
}
