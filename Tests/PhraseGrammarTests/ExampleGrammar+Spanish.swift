import Foundation
import PhraseGrammar

extension ExampleGrammar {
    static let spanish = Language.of(Locale(identifier: "es"))

    private static let landmarks = names(
        [
            "Monte Fuji", "Castillo de Himeji", "Torre de Tokio", "Gran Muralla en Mutianyu",
            "Ciudad Prohibida", "Pico Victoria", "Cataratas Victoria", "Angkor Wat", "Gran Palacio",
            "Torres Petronas", "Taj Mahal", "Templo Dorado", "Puente Golden Gate", "Monte Everest",
            "Burj Khalifa", "Petra", "Mar Muerto", "Santa Sofía", "Catedral de San Basilio",
            "Acrópolis de Atenas", "Puente de Carlos", "Castillo de Neuschwanstein",
            "Puerta de Brandeburgo", "Catedral de Colonia", "Torre Eiffel", "Louvre", "Mont Blanc",
            "Coliseo", "Torre inclinada de Pisa", "Sagrada Familia", "Alhambra", "Torre de Belém",
            "Machu Picchu", "Uluru", "Palacio de Schönbrunn", "Gran Canal", "Gran Cañón",
            "Ópera de Sídney",
        ], spanish)

    private static let continents = names(
        [
            "África", "Antártida", "Asia", "Europa", "América del Norte", "Oceanía",
            "América del Sur",
        ], spanish)

    static let spanishTravel = [
        Action(
            id: "ClosestLandmark",
            phrases: [
                Phrase("Buscar el lugar más cercano"),
                Phrase("Buscar el más cercano"),
                Phrase("Busca el lugar de interés más cercano en ${applicationName}"),
                Phrase("Busca el más cercano con ${applicationName}"),
                Phrase("Qué hay cerca de mí en ${applicationName}"),
            ]),
        Action(
            id: "FindTickets", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("Buscar entradas"),
                Phrase("Buscar las mejores ofertas"),
                Phrase("Buscar las mejores ofertas de entradas para ${landmark}"),
                Phrase("Busca entradas en ${applicationName}"),
                Phrase("Busca entradas para ${landmark} con ${applicationName}"),
            ]),
        Action(
            id: "BrowseLandmarks", slots: [Slot("continent", continents)],
            phrases: [
                Phrase("Explorar lugares"),
                Phrase("Explorar los lugares de interés de ${continent}"),
                Phrase("Explora lugares de interés en ${applicationName}"),
                Phrase("Explora los lugares de interés de ${continent} en ${applicationName}"),
            ]),
        Action(
            id: "ShowFavorites",
            phrases: [
                Phrase("Mostrar favoritos"),
                Phrase("Muestra mis favoritos en ${applicationName}"),
                Phrase("Muestra mis lugares favoritos en ${applicationName}"),
            ]),
        Action(
            id: "UpdateFavorites",
            slots: [Slot("landmark", landmarks), Slot("isFavorite", .flag, isRequired: false)],
            phrases: [
                Phrase("Actualizar favoritos"),
                Phrase("${landmark} como favorito: ${isFavorite}"),
            ]),
        Action(
            id: "OpenLandmark", slots: [Slot("target", landmarks)],
            phrases: [
                Phrase("Abrir un lugar de interés"),
                Phrase("Abrir ${target}"),
            ], opens: "target"),
        Action(
            id: "WritePostcard", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("Escribir una postal"),
                Phrase("Escribir una postal desde ${landmark}"),
            ]),
        Action(
            id: "ShowLandmark", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("Mostrar un lugar de interés"),
                Phrase("Mostrar ${landmark}"),
            ]),
    ]
}
