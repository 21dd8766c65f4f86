import AppIntents

/// Makes a postcard of a landmark, which the person saves as an image or takes as text.
struct WritePostcardIntent: AppIntent {
    static let title: LocalizedStringResource = "Write Postcard"
    static let description = IntentDescription(
        "Makes a postcard with a landmark's picture.",
        categoryName: "Landmarks",
        searchKeywords: ["card", "greeting", "picture", "save"])

    @Parameter(title: "Landmark", requestValueDialog: "Which landmark do you send greetings from?")
    var landmark: LandmarkEntity

    static var parameterSummary: some ParameterSummary {
        Summary("Write a postcard from \(\.$landmark)")
    }

    func perform() async throws -> some ReturnsValue<PostcardEntity> {
        let postcard = Postcard(landmark: landmark.landmark, locale: systemContext.locale)
        return .result(value: PostcardEntity(postcard: postcard))
    }
}
