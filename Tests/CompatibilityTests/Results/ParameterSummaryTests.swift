import AppIntents
import Testing

private struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order"

    @Parameter(title: "Place") var place: Place
    @Parameter(title: "Quantity") var quantity: Int?
    @Parameter(title: "Size") var size: BowlSize
    @Parameter(title: "Delivered") var isDelivered: Bool

    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$quantity) at \(\.$place)") {
            \.$size
            \.$isDelivered
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct PlainIntent: AppIntent {
    static let title: LocalizedStringResource = "Plain"

    @Parameter(title: "Quantity") var quantity: Int?

    static var parameterSummary: some ParameterSummary {
        Summary("Order soup", table: "Kitchen")
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct ListingIntent: AppIntent {
    static let title: LocalizedStringResource = "Listing"

    @Parameter(title: "Quantity") var quantity: Int?

    static var parameterSummary: some ParameterSummary {
        Summary { \.$quantity }
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct ConditionalIntent: AppIntent {
    static let title: LocalizedStringResource = "Conditional"

    @Parameter(title: "Place") var place: Place
    @Parameter(title: "Quantity") var quantity: Int?
    @Parameter(title: "Size") var size: BowlSize
    @Parameter(title: "Delivered") var isDelivered: Bool

    static var parameterSummary: some ParameterSummary {
        When(\.$isDelivered, .equalTo, true) {
            Summary("delivered") { \.$place }
        } otherwise: {
            When(\.$quantity, .hasAnyValue) {
                When(\.$quantity, .greaterThan, 10) {
                    Summary("many")
                } otherwise: {
                    When(\.$quantity, .oneOf, [2, 3]) {
                        Summary("a few")
                    } otherwise: {
                        Summary("\(\.$quantity) bowls")
                    }
                }
            } otherwise: {
                Switch(\.$size) {
                    Case(.large) { Summary("large") }
                    Case([.small]) { Summary("small") }
                    DefaultCase {
                        When(\.$place, identifier: .equalTo, "Fuji") {
                            Summary("at Fuji")
                        } otherwise: {
                            When(\.$place, identifier: .hasPrefix, "U") {
                                Summary("at U")
                            } otherwise: {
                                Summary("otherwise")
                            }
                        }
                    }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct ParameterSummaryTests {
    private func names(_ intent: some AppIntent) -> (ParameterReference) -> String? {
        let parameters = IntentContents(of: intent).parameters
        return { reference in
            let parameter = reference.parameter(of: intent)
            return parameters.first { $0.parameter === parameter }?.name
        }
    }

    @Test func sentenceNamesParametersAndListsOthers() throws {
        let intent = OrderIntent()
        let sentence = try #require(
            OrderIntent.parameterSummary.outline?.sentence(for: intent))
        let name = names(intent)
        #expect(sentence.localizationKey(naming: name) == "Order ${quantity} at ${place}")
        #expect(sentence.named.map(name) == ["quantity", "place"])
        #expect(sentence.additional.map(name) == ["size", "isDelivered"])
        #expect(sentence.table == nil)
    }

    @Test func sentenceMayBePlainOrAbsent() throws {
        let plain = try #require(PlainIntent.parameterSummary.outline?.sentences.first)
        #expect(plain.localizationKey(naming: { _ in nil }) == "Order soup")
        #expect(plain.table == "Kitchen")
        let listing = try #require(ListingIntent.parameterSummary.outline?.sentences.first)
        #expect(listing.tokens.isEmpty)
        #expect(listing.additional.map(names(ListingIntent())) == ["quantity"])
        let none = try #require(OpenPlaceIntent.parameterSummary.outline?.sentences.first)
        #expect(none.tokens.isEmpty && none.additional.isEmpty)
    }

    @Test(
        arguments: [
            ("delivered", true, 20, BowlSize.large, "Fuji"),
            ("many", false, 20, .large, "Fuji"),
            ("a few", false, 3, .large, "Fuji"),
            ("${quantity} bowls", false, 5, .large, "Fuji"),
            ("large", false, nil, .large, "Fuji"),
            ("small", false, nil, .small, "Fuji"),
            ("at Fuji", nil, nil, nil, "Fuji"),
            ("at U", nil, nil, nil, "Uluru"),
            ("otherwise", nil, nil, nil, "Etna"),
            ("otherwise", nil, nil, nil, nil),
        ] as [(String, Bool?, Int?, BowlSize?, String?)])
    func conditionsChooseTheSentence(
        expected: String, isDelivered: Bool?, quantity: Int?, size: BowlSize?, place: String?
    ) throws {
        let intent = ConditionalIntent()
        if let isDelivered { intent.isDelivered = isDelivered }
        if let quantity { intent.quantity = quantity }
        if let size { intent.size = size }
        if let place { intent.place = Place(id: place) }
        let outline = try #require(ConditionalIntent.parameterSummary.outline)
        #expect(outline.sentences.count == 9)
        let sentence = try #require(outline.sentence(for: intent))
        #expect(sentence.localizationKey(naming: names(intent)) == expected)
    }

    @Test func referenceOfAnotherIntentFindsNothing() throws {
        let reference = ParameterReference(\OrderIntent.$quantity)
        #expect(reference.parameter(of: PlainIntent()) == nil)
    }
}
