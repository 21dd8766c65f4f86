import AppIntents
import Foundation
import Testing

private struct DescribedIntent: AppIntent {
    static let title = LocalizedStringResource("Described")
    static let description = IntentDescription(
        "Does it.", categoryName: "Things", searchKeywords: ["do"], resultValueName: "Thing")

    func perform() async throws -> some IntentResult { .result() }
}

private struct OptionallyDescribedIntent: AppIntent {
    static let title: LocalizedStringResource = "Described"
    static let description: IntentDescription? = "Does it."

    func perform() async throws -> some IntentResult { .result() }
}

private struct TextuallyDescribedIntent: AppIntent {
    static let title: LocalizedStringResource = "Described"
    static let description: LocalizedStringResource = "Does it."

    func perform() async throws -> some IntentResult { .result() }
}

private func text(_ resource: LocalizedStringResource?) -> String? {
    resource.map { String(localized: $0) }
}

@Suite struct DeclarationTests {
    private func description(of intent: (some AppIntent).Type) -> String? {
        text(intent.description.intentDescription?.descriptionText)
    }

    @Test func everySpellingOfADescriptionIsRead() {
        #expect(description(of: DescribedIntent.self) == "Does it.")
        #expect(description(of: OptionallyDescribedIntent.self) == "Does it.")
        #expect(description(of: TextuallyDescribedIntent.self) == "Does it.")
        #expect(description(of: OpenPlaceIntent.self) == nil)
        #expect(text(DescribedIntent.description.categoryName) == "Things")
        #expect(text(DescribedIntent.description.resultValueName) == "Thing")
    }

    @Test func representationsAreRead() throws {
        let place = Place(id: "Fuji").displayRepresentation
        #expect(text(place.title) == "Fuji")
        #expect(place.image?.source == .system(name: "mappin"))
        #expect(place.synonyms.isEmpty)
        #expect(text(BowlSize.small.localizedStringResource) == "Small")
        #expect(text(Place(id: "Fuji").localizedStringResource) == "Fuji")
        #expect(text(BowlSize.typeDisplayRepresentation.name) == "Bowl Size")
        let data = try JSONEncoder().encode(
            DisplayRepresentation.Image(named: "Fuji", displayStyle: .circular))
        let image = try JSONDecoder().decode(DisplayRepresentation.Image.self, from: data)
        #expect(image.source == .named("Fuji") && image.displayStyle == .circular)
    }

    @Test func confirmationNamesHaveLabels() {
        #expect(text(ConfirmationActionName.search.acceptLabel) == "Search")
        #expect(text(ConfirmationActionName.turnOn.acceptLabel) == "Turn On")
        #expect(text(ConfirmationActionName.do.acceptLabel) == "Do")
        #expect(text(ConfirmationActionName.continue.acceptLabel) == "Continue")
        let own = ConfirmationActionName.custom(
            acceptLabel: "Erase", acceptAlternatives: ["Delete"], denyLabel: "Keep",
            denyAlternatives: [], destructive: true)
        #expect(own.isDestructive)
        #expect(text(own.denyLabel) == "Keep")
        #expect(ConfirmationConditions.lowConfidenceSource != [])
    }

    @Test func anOptionSaysHowItEndsTheIntent() {
        #expect(IntentChoiceOption.cancel.style == .cancel)
        #expect(IntentChoiceOption.cancel == .cancel)
        let own = IntentChoiceOption(title: "Stay", style: .cancel)
        #expect(own.style == .cancel && own != .cancel)
        #expect(IntentChoiceOption(title: "A") == IntentChoiceOption(title: "A", style: .default))
    }

    @Test func modesAreSets() {
        #expect(IntentModes.background.foregroundMode == nil)
        #expect(IntentModes.foreground == .foreground(.immediate))
        let both: IntentModes = [.background, .foreground(.dynamic)]
        #expect(both.contains(.background) && both.foregroundMode == .dynamic)
        let here = IntentModes.Current.background(canContinueInForeground: true)
        #expect(here == .background && here.canContinueInForeground)
        #expect(!IntentModes.Current.background.canContinueInForeground)
    }
}
