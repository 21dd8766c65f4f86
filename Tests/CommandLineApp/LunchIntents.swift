import AppIntents

/// A place to eat, on which depends what there is to order.
enum LunchPlace: String, AppEnum {
    case italian, japanese

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let caseDisplayRepresentations: [LunchPlace: DisplayRepresentation] = [
        .italian: "Italian", .japanese: "Japanese",
    ]
}

/// Dishes of the place that was chosen.
struct LunchDishes: DynamicOptionsProvider {
    @IntentParameterDependency<OrderLunchIntent>(\.$place) var order

    func results() async throws -> [String] {
        switch order?.place {
        case .italian: ["Pasta", "Pizza"]
        case .japanese: ["Pizza", "Ramen"]
        case nil: []
        }
    }
}

/// Orders a dish.
struct OrderLunchIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Lunch"
    @Parameter(title: "Place") var place: LunchPlace
    @Parameter(title: "Dish", optionsProvider: LunchDishes()) var dish: String

    func perform() async throws -> some ProvidesDialog {
        .result(dialog: "\(dish) from \(place.rawValue)")
    }
}
