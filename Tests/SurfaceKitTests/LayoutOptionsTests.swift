import AppIntentsMetadata
import Foundation
import IntentSystem
import Testing

@testable import SurfaceKit

/// The choices of a form that depend on the values of other fields.
@Suite struct LayoutOptionsTests {
    private let message = PresentationEvent.state(
        .init(
            sequence: 1,
            card: PresentationEventFixtures.card(
                question: .init(
                    id: 5, kind: .values([]),
                    layout: FormLayout(
                        sentence: [], shown: ["dish"], more: [], changes: true,
                        options: [
                            "dish": [.init(title: "Ramen", value: "ramen")], "side": [],
                        ])))))

    @Test("They come back from their JSON as they were")
    func comesBack() throws {
        let json = try JSONEncoder().encode(message)
        #expect(try JSONDecoder().decode(PresentationEvent.self, from: json) == message)
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.contains(#""title":"Ramen""#))
    }

    @Test("Those that are no array are refused where they stand")
    func refused() throws {
        let json = try JSONEncoder().encode(message)
        let wrong = String(decoding: json, as: UTF8.self).replacing(
            #""side":[]"#, with: #""side":3"#)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(PresentationEvent.self, from: Data(wrong.utf8))
        }
    }
}
