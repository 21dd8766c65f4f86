import AppIntents
import SwiftUI
import Testing

/// That each way to state a shape infers the overload that Apple's documents mean.
@Suite struct ResultShapeTests {
    private func nothing() async throws -> some IntentResult { .result() }

    @Test func nothingCarriesNothing() async throws {
        let parts = try #require(try await parts(nothing()))
        #expect(parts.anyValue == nil)
        #expect(parts.dialog == nil)
        #expect(parts.opens == nil)
        #expect(parts.snippetView == nil)
        #expect(parts.snippetIntent == nil)
    }

    private func dialog() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Two \("soups") are on their way.")
    }

    @Test func dialogIsSaid() async throws {
        let dialog = try #require(try await parts(dialog())?.dialog)
        #expect(String(localized: dialog.full) == "Two soups are on their way.")
        #expect(String(localized: dialog.supporting) == "Two soups are on their way.")
    }

    private func dialogOnly() async throws -> some ProvidesDialog {
        .result(dialog: IntentDialog(full: "There are two soups.", supporting: "Two soups"))
    }

    @Test func dialogHasTwoTexts() async throws {
        let dialog = try #require(try await parts(dialogOnly())?.dialog)
        #expect(String(localized: dialog.full) == "There are two soups.")
        #expect(String(localized: dialog.supporting) == "Two soups")
    }

    private func number() async throws -> some ReturnsValue<Int> { .result(value: 3) }
    private func optional() async throws -> some ReturnsValue<Int?> { .result(value: nil) }
    private func texts() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: ["a", "b"])
    }
    private func numberAndDialog() async throws -> some ReturnsValue<Int> & ProvidesDialog {
        .result(value: 3, dialog: "Three")
    }

    @Test func valueIsTyped() async throws {
        #expect(try await number().value == 3)
        #expect(try await texts().value == ["a", "b"])
        #expect(try await optional().value == .some(nil))
        #expect(try await parts(numberAndDialog())?.anyValue as? Int == 3)
    }

    private func place() async throws -> some ReturnsValue<Place> & ShowsSnippetIntent {
        let place = Place(id: "Fuji")
        return .result(
            value: place  // Return information about the landmark.
        )
    }

    @Test("SNI-14 a result without a snippet intent shows no snippet")
    func defaultSnippetIntentIsNone() async throws {
        let result = try await place()
        #expect(result.value?.id == "Fuji")
        #expect(parts(result)?.snippetIntent == nil)
        #expect(parts(result)?.snippetView == nil)
    }

    private func placeSnippet() async throws -> some ReturnsValue<Place> & ShowsSnippetIntent {
        let place = Place(id: "Fuji")
        return .result(value: place, snippetIntent: PlaceSnippetIntent(place: place))
    }
    private func snippetOnly() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: PlaceSnippetIntent(place: Place(id: "Uluru")))
    }
    private func snippetAndDialog() async throws
        -> some IntentResult & ShowsSnippetIntent & ProvidesDialog
    {
        .result(dialog: "Here", snippetIntent: PlaceSnippetIntent(place: Place(id: "Uluru")))
    }
    private func defaultSnippetAndDialog() async throws
        -> some IntentResult & ShowsSnippetIntent & ProvidesDialog
    {
        .result(dialog: "Here")
    }
    private func everything() async throws
        -> some ReturnsValue<Place> & OpensIntent & ProvidesDialog & ShowsSnippetIntent
    {
        let place = Place(id: "Fuji")
        return .result(
            value: place, opensIntent: OpenPlaceIntent(), dialog: "Here",
            snippetIntent: PlaceSnippetIntent(place: place))
    }

    @Test func snippetIntentIsKept() async throws {
        let intent = try await parts(placeSnippet())?.snippetIntent?.intent
        #expect((intent as? PlaceSnippetIntent)?.place.id == "Fuji")
        #expect(try await parts(snippetOnly())?.snippetIntent != nil)
        #expect(try await parts(snippetAndDialog())?.snippetIntent != nil)
        #expect(try await parts(defaultSnippetAndDialog())?.snippetIntent == nil)
        let all = try #require(try await parts(everything()))
        #expect(all.opens is OpenPlaceIntent)
        #expect(all.dialog != nil && all.snippetIntent != nil && all.anyValue is Place)
    }

    private func text() async throws -> some IntentResult {
        .result(view: Text("Some example text.").font(.title))
    }
    private func ownView() async throws -> some ShowsSnippetView {
        .result(view: PlaceView(place: Place(id: "Fuji")))
    }
    private func builtView() async throws -> some IntentResult & ShowsSnippetView {
        .result {
            Text("One")
            Text("Two")
        }
    }
    private func dialogAndBuiltView() async throws -> some ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Here") {
            PlaceView(place: Place(id: "Fuji"))
        }
    }
    private func valueDialogAndView() async throws
        -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView
    {
        .result(value: 1, dialog: "Here", view: Text("One"))
    }
    private func defaultView() async throws -> some ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Here")
    }
    @MainActor private func onTheMainActor() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: PlaceView(place: Place(id: "Fuji")))
    }

    @Test func viewIsKept() async throws {
        #expect(try await parts(text())?.snippetView != nil)
        #expect(try await parts(ownView())?.snippetView?.view is PlaceView)
        #expect(try await parts(builtView())?.snippetView != nil)
        #expect(try await parts(dialogAndBuiltView())?.snippetView?.view is PlaceView)
        #expect(try await parts(valueDialogAndView())?.snippetView?.view is Text)
        #expect(try await parts(defaultView())?.snippetView?.view is EmptyView)
        #expect(try await parts(onTheMainActor())?.snippetView?.view is PlaceView)
    }

    private func opens() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenPlaceIntent())
    }
    private func opensWithValue() async throws -> some ReturnsValue<Int> & OpensIntent {
        .result(value: 1, opensIntent: OpenPlaceIntent())
    }
    private func opensAny() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
        let intent: any AppIntent = OpenPlaceIntent()
        return .result(opensIntent: intent, dialog: "Opening")
    }
    private func opensTyped() async throws
        -> IntentResultContainer<Never, OpenPlaceIntent, Never, Never>
    {
        .result(opensIntent: OpenPlaceIntent())
    }

    @Test func followUpIntentIsKept() async throws {
        #expect(try await parts(opens())?.opens is OpenPlaceIntent)
        #expect(try await parts(opensWithValue())?.opens is OpenPlaceIntent)
        #expect(try await parts(opensAny())?.opens is OpenPlaceIntent)
        let reader: any FormerNames = FormerNamesReader()
        #expect(reader.opensIntent(of: try await opensTyped()))
        #expect(try await parts(opensTyped())?.opens is OpenPlaceIntent)
    }

    private func button() async throws -> some IntentResult {
        .result(actionButtonIntent: OpenPlaceIntent(), activityIdentifier: "dive")
    }

    @Test func actionButtonIntentIsKept() async throws {
        let parts = try #require(try await parts(button()))
        #expect(parts.actionButtonIntent is OpenPlaceIntent)
        #expect(parts.activityIdentifier == "dive")
    }

    private func branches(_ isOpen: Bool) async throws -> some IntentResult & ProvidesDialog {
        guard isOpen else { return .result(dialog: "Closed") }
        return .result(dialog: "Open")
    }

    @Test func severalReturnsAgree() async throws {
        #expect(try await parts(branches(true))?.dialog != nil)
        #expect(try await parts(branches(false))?.dialog != nil)
    }
}

/// Reads what is deprecated, without a warning for the test.
private protocol FormerNames {
    func opensIntent<Value, Opened, Snippet, Dialog>(
        of result: IntentResultContainer<Value, Opened, Snippet, Dialog>
    ) -> Bool
}

private struct FormerNamesReader: FormerNames {
    @available(*, deprecated)
    func opensIntent<Value, Opened, Snippet, Dialog>(
        of result: IntentResultContainer<Value, Opened, Snippet, Dialog>
    ) -> Bool { result.opensIntent != nil }
}
