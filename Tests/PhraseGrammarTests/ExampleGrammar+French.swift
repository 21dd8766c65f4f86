import Foundation
import PhraseGrammar

extension ExampleGrammar {
    static let french = Language.of(Locale(identifier: "fr"))

    private static let landmarks = names(
        [
            "Mont Fuji", "Château de Himeji", "Tour de Tokyo", "Grande Muraille à Mutianyu",
            "Cité interdite", "Pic Victoria", "Chutes Victoria", "Angkor Vat", "Grand Palais",
            "Tours Petronas", "Taj Mahal", "Temple d’Or", "Golden Gate Bridge", "Mont Everest",
            "Burj Khalifa", "Pétra", "Mer Morte", "Sainte-Sophie", "Cathédrale Saint-Basile",
            "Acropole d’Athènes", "Pont Charles", "Château de Neuschwanstein",
            "Porte de Brandebourg", "Cathédrale de Cologne", "Tour Eiffel", "Louvre", "Mont Blanc",
            "Colisée", "Tour de Pise", "Sagrada Família", "Alhambra", "Tour de Belém",
            "Machu Picchu", "Uluru", "Château de Schönbrunn", "Grand Canal", "Grand Canyon",
            "Opéra de Sydney",
        ], french)

    private static let continents = names(
        [
            "Afrique", "Antarctique", "Asie", "Europe", "Amérique du Nord", "Océanie",
            "Amérique du Sud",
        ], french)

    static let frenchTravel = [
        Action(
            id: "ClosestLandmark",
            phrases: [
                Phrase("Trouver le lieu le plus proche"),
                Phrase("Trouver le plus proche"),
                Phrase("Trouve le lieu d’intérêt le plus proche dans ${applicationName}"),
                Phrase("Trouve le plus proche avec ${applicationName}"),
                Phrase("Qu’y a-t-il près de moi dans ${applicationName}"),
            ]),
        Action(
            id: "FindTickets", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("Trouver des billets"),
                Phrase("Trouver les meilleurs prix"),
                Phrase("Trouver les meilleurs prix des billets : ${landmark}"),
                Phrase("Trouve des billets dans ${applicationName}"),
                Phrase("Trouve des billets pour ${landmark} avec ${applicationName}"),
            ]),
        Action(
            id: "BrowseLandmarks", slots: [Slot("continent", continents)],
            phrases: [
                Phrase("Parcourir les lieux"),
                Phrase("Parcourir les lieux d’intérêt : ${continent}"),
                Phrase("Parcours les lieux d’intérêt dans ${applicationName}"),
                Phrase("Parcours les lieux d’intérêt en ${continent} dans ${applicationName}"),
            ]),
        Action(
            id: "ShowFavorites",
            phrases: [
                Phrase("Afficher les favoris"),
                Phrase("Affiche mes favoris dans ${applicationName}"),
                Phrase("Affiche mes lieux favoris dans ${applicationName}"),
            ]),
        Action(
            id: "UpdateFavorites",
            slots: [Slot("landmark", landmarks), Slot("isFavorite", .flag, isRequired: false)],
            phrases: [
                Phrase("Modifier les favoris"),
                Phrase("${landmark} en favori : ${isFavorite}"),
            ]),
        Action(
            id: "OpenLandmark", slots: [Slot("target", landmarks)],
            phrases: [
                Phrase("Ouvrir un lieu d’intérêt"),
                Phrase("Ouvrir ${target}"),
            ], opens: "target"),
        Action(
            id: "WritePostcard", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("Écrire une carte postale"),
                Phrase("Écrire une carte postale : ${landmark}"),
            ]),
        Action(
            id: "ShowLandmark", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("Afficher un lieu d’intérêt"),
                Phrase("Afficher ${landmark}"),
            ]),
    ]
}
