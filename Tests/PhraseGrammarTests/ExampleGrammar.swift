import Foundation
import PhraseGrammar

/// Grammars of the travel and kitchen examples, with their phrases, titles and summaries, and some of
/// their names.
enum ExampleGrammar {
    static func grammar(of app: String, language: String) -> PhraseGrammar? {
        grammars["\(app) \(language)"]
    }

    private static let grammars: [String: PhraseGrammar] = [
        "travel en": PhraseGrammar(
            actions: travel, language: english, applicationNames: ["TravelTracking"]),
        "kitchen en": PhraseGrammar(
            actions: kitchen, language: english, applicationNames: ["Kitchen"]),
        "travel de": PhraseGrammar(
            actions: germanTravel, language: german, applicationNames: ["TravelTracking"]),
        "kitchen de": PhraseGrammar(
            actions: germanKitchen, language: german, applicationNames: ["Kitchen"]),
        "travel ja": PhraseGrammar(
            actions: japaneseTravel, language: japanese, applicationNames: ["TravelTracking"]),
        "kitchen ja": PhraseGrammar(
            actions: japaneseKitchen, language: japanese, applicationNames: ["Kitchen"]),
        "travel fr": PhraseGrammar(
            actions: frenchTravel, language: french, applicationNames: ["TravelTracking"]),
        "travel es": PhraseGrammar(
            actions: spanishTravel, language: spanish, applicationNames: ["TravelTracking"]),
        "travel zh-Hans": PhraseGrammar(
            actions: chineseTravel, language: chinese, applicationNames: ["TravelTracking"]),
        "travel zh-Hant": PhraseGrammar(
            actions: traditionalChineseTravel, language: traditionalChinese,
            applicationNames: ["TravelTracking"]),
        "travel ar": PhraseGrammar(
            actions: arabicTravel, language: arabic, applicationNames: ["TravelTracking"]),
        "planner en": PhraseGrammar(
            actions: planner, language: english, applicationNames: ["Planner"]),
        "planner de": PhraseGrammar(
            actions: germanPlanner, language: german, applicationNames: ["Planner"]),
        "planner ja": PhraseGrammar(
            actions: japanesePlanner, language: japanese, applicationNames: ["Planner"]),
        "guests en": PhraseGrammar(
            actions: guests, language: english, applicationNames: ["Guests"]),
        "guests de": PhraseGrammar(
            actions: germanGuests, language: german, applicationNames: ["Guests"]),
        "guests ja": PhraseGrammar(
            actions: japaneseGuests, language: japanese, applicationNames: ["Guests"]),
    ]

    static let english = Language.of(Locale(identifier: "en"))

    static func names(
        _ names: [String], _ language: Language = Language.of(Locale(identifier: "en"))
    ) -> Slot.Kind {
        .names(NameIndex(names.map { NamedValue(id: $0, texts: [$0]) }, language: language))
    }

    private static let landmarks = names([
        "Mount Fuji", "Himeji Castle", "Tokyo Tower", "Great Wall at Mutianyu", "Forbidden City",
        "Victoria Peak", "Victoria Falls", "Taipei 101", "Angkor Wat", "Grand Palace",
        "Petronas Towers", "Taj Mahal", "Golden Temple", "Golden Gate Bridge", "Mount Everest",
        "Burj Khalifa", "Petra", "Dead Sea", "Hagia Sophia", "Saint Basil's Cathedral",
        "Acropolis of Athens", "Charles Bridge", "Neuschwanstein Castle", "Brandenburg Gate",
        "Cologne Cathedral", "Eiffel Tower", "Louvre", "Mont Blanc", "Colosseum",
        "Leaning Tower of Pisa", "Sagrada Família", "Alhambra", "Belém Tower", "Machu Picchu",
        "Uluru", "Schönbrunn Palace", "Grand Canal", "Grand Canyon",
    ])

    private static let continents = names([
        "Africa", "Antarctica", "Asia", "Europe", "North America", "Oceania", "South America",
    ])

    private static let travel = [
        Action(
            id: "ClosestLandmark",
            phrases: [
                Phrase("Find Closest Landmark"), Phrase("Find Closest"),
                Phrase("Find the closest landmark in ${applicationName}"),
                Phrase("Find closest with ${applicationName}"),
                Phrase("What's near me in ${applicationName}"),
            ]),
        Action(
            id: "FindTickets", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("Find Tickets"), Phrase("Find the best ticket prices for ${landmark}"),
                Phrase("Find tickets in ${applicationName}"),
                Phrase("Find tickets for ${landmark} with ${applicationName}"),
            ]),
        Action(
            id: "BrowseLandmarks", slots: [Slot("continent", continents)],
            phrases: [
                Phrase("Browse Landmarks"), Phrase("Browse the landmarks of ${continent}"),
                Phrase("Browse landmarks in ${applicationName}"),
                Phrase("Browse landmarks of ${continent} in ${applicationName}"),
            ]),
        Action(
            id: "ShowFavorites",
            phrases: [
                Phrase("Show Favorites"), Phrase("Show my favorites in ${applicationName}"),
                Phrase("Show favorite landmarks in ${applicationName}"),
            ]),
        Action(
            id: "UpdateFavorites",
            slots: [Slot("landmark", landmarks), Slot("isFavorite", .flag, isRequired: false)],
            phrases: [
                Phrase("Update Favorites"), Phrase("Make ${landmark} a favorite: ${isFavorite}"),
            ]),
        Action(
            id: "OpenLandmark", slots: [Slot("target", landmarks)],
            phrases: [Phrase("Open Landmark"), Phrase("Open ${target}")], opens: "target"),
        Action(
            id: "WritePostcard", slots: [Slot("landmark", landmarks)],
            phrases: [Phrase("Write Postcard"), Phrase("Write a postcard from ${landmark}")]),
        Action(
            id: "ShowLandmark", slots: [Slot("landmark", landmarks)],
            phrases: [Phrase("Show Landmark"), Phrase("Show ${landmark}")]),
        Action(id: "FindLandmark", phrases: [Phrase("Find Landmark")]),
    ]

    private static let kitchen = [
        Action(
            id: "OrderSoup",
            slots: [
                Slot(
                    "soup", names(["Miso", "Phở", "Minestrone", "Gazpacho", "Tomato", "Borscht"])),
                Slot("quantity", .integer, isRequired: false),
            ],
            phrases: [
                Phrase("Order Soup"), Phrase("Order ${soup}"),
                Phrase("Order soup with ${applicationName}"),
                Phrase("Order ${soup} with ${applicationName}"),
            ]),
        Action(
            id: "OpenTodoList",
            phrases: [
                Phrase("Show To-Do List"), Phrase("To-Do List"),
                Phrase("Show the to-do list in ${applicationName}"),
            ]),
        Action(
            id: "DeleteEverything",
            phrases: [
                Phrase("Delete Everything"), Phrase("Delete everything in ${applicationName}"),
            ]),
        Action(
            id: "DeleteTodos",
            slots: [
                Slot(
                    "entities", names(["Buy milk", "Water the herbs", "Sharpen the knives"]),
                    takesSeveral: true)
            ],
            phrases: [Phrase("Delete To-Dos"), Phrase("Delete ${entities}")]),
        Action(
            id: "AddTodo", slots: [Slot("text", .text)],
            phrases: [Phrase("Add To-Do"), Phrase("Add ${text} to the to-do list")]),
        Action(
            id: "PlanDinner",
            slots: [Slot("budget", .money(currency: "USD")), Slot("time", .duration)],
            phrases: [Phrase("Plan Dinner"), Phrase("Cook for ${guest} with ${budget}")]),
        Action(
            id: "NoteRecipe",
            slots: [
                Slot("dish", .text), Slot("amount", .measurement(.volume)), Slot("time", .duration),
            ],
            phrases: [Phrase("Note Recipe"), Phrase("Note the recipe of ${dish}")]),
        Action(id: "SaveRecipe", phrases: [Phrase("Save Recipe"), Phrase("Save ${recipe}")]),
    ]
}
