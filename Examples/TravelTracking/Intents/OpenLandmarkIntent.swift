import AppIntents

/// Opens a landmark: the system shows its names, its picture and its properties.
struct OpenLandmarkIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Landmark"
    static let description = IntentDescription(
        "Shows what the atlas says about a landmark.", categoryName: "Landmarks")

    @Parameter(title: "Landmark", requestValueDialog: "Which landmark do you want to open?")
    var target: LandmarkEntity

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }
}
