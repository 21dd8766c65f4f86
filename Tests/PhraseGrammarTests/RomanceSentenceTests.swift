import Foundation
import PhraseGrammar
import Testing

/// French and Spanish sentences over phrases of the travel example.
struct RomanceSentenceTests {
    private func reading(_ sentence: String, _ language: String) throws -> Reading? {
        let grammar = try #require(ExampleGrammar.grammar(of: "travel", language: language))
        return grammar.read(sentence).certain
    }

    @Test(
        "A French sentence with a name is read with fillers, mistakes and another order of words",
        arguments: [
            ("trouve des billets pour le louvre s'il te plaît", "FindTickets", "Louvre"),
            ("peux-tu me trouver des billets pour la tour eiffel ?", "FindTickets", "Tour Eiffel"),
            ("trouve des bilets pour le louvre", "FindTickets", "Louvre"),
            ("cherche les tickets pour le colisée, svp", "FindTickets", "Colisée"),
            ("Pour le Louvre, trouve-moi des billets", "FindTickets", "Louvre"),
            ("billets louvre", "FindTickets", "Louvre"),
            ("parcours les lieux d'intérêt en Asie", "BrowseLandmarks", "Asie"),
            ("explore les lieux en europe", "BrowseLandmarks", "Europe"),
            ("ouvre l'opéra de Sydney", "OpenLandmark", "Opéra de Sydney"),
            ("pouvez-vous ouvrir le Mont Blanc s’il vous plaît", "OpenLandmark", "Mont Blanc"),
            ("j'aimerais écrire une carte postale du louvre", "WritePostcard", "Louvre"),
            (
                "écris une carte postale depuis l'acropole d'athènes", "WritePostcard",
                "Acropole d’Athènes"
            ),
            ("montre-moi la tour eifel", "ShowLandmark", "Tour Eiffel"),
        ])
    func frenchNames(sentence: String, action: String, name: String) throws {
        let reading = try #require(try reading(sentence, "fr"))
        #expect(reading.action == action)
        #expect(reading.slots.map(\.value) == [.name(name)])
    }

    @Test(
        "A Spanish sentence with a name is read with fillers, mistakes and another order of words",
        arguments: [
            ("busca entradas para el louvre por favor", "FindTickets", "Louvre"),
            (
                "¿puedes buscarme entradas para la torre eiffel?", "FindTickets", "Torre Eiffel"
            ),
            ("búscame entradas para el Taj Mahal", "FindTickets", "Taj Mahal"),
            ("busca entrdas para el louvre", "FindTickets", "Louvre"),
            ("necesito un billete para la Sagrada Familia", "FindTickets", "Sagrada Familia"),
            ("Para el Louvre, búscame entradas", "FindTickets", "Louvre"),
            ("entradas louvre", "FindTickets", "Louvre"),
            ("explora los lugares de interés de Asia", "BrowseLandmarks", "Asia"),
            ("explora lugares de europa", "BrowseLandmarks", "Europa"),
            ("ábreme la torre de Tokio", "OpenLandmark", "Torre de Tokio"),
            ("¿podría abrir el Mont Blanc?", "OpenLandmark", "Mont Blanc"),
            (
                "quiero escribir una postal desde la acropolis de atenas", "WritePostcard",
                "Acrópolis de Atenas"
            ),
            ("enséñame la torre eifel", "ShowLandmark", "Torre Eiffel"),
        ])
    func spanishNames(sentence: String, action: String, name: String) throws {
        let reading = try #require(try reading(sentence, "es"))
        #expect(reading.action == action)
        #expect(reading.slots.map(\.value) == [.name(name)])
    }

    @Test(
        "A sentence without values is read with fillers and other forms of its words",
        arguments: [
            ("fr", "Pourriez-vous afficher mes favoris s’il vous plaît", "ShowFavorites"),
            ("fr", "montre-moi mes favoris", "ShowFavorites"),
            ("fr", "je voudrais voir mes lieux préférés", "ShowFavorites"),
            ("fr", "où est le lieu d'intérêt le plus proche ?", "ClosestLandmark"),
            ("fr", "le lieu le plus proche", "ClosestLandmark"),
            ("fr", "qu'est-ce qu'il y a près de moi ?", "ClosestLandmark"),
            ("es", "muéstrame mis favoritos", "ShowFavorites"),
            ("es", "¿me puedes enseñar mis lugares favoritos, por favor?", "ShowFavorites"),
            ("es", "quisiera ver mis favoritos", "ShowFavorites"),
            ("es", "¿dónde está el lugar de interés más cercano?", "ClosestLandmark"),
            ("es", "el lugar más cercano", "ClosestLandmark"),
            ("es", "qué hay cerca de mí", "ClosestLandmark"),
        ])
    func withoutValues(language: String, sentence: String, action: String) throws {
        let reading = try #require(try reading(sentence, language))
        #expect(reading.action == action)
        #expect(reading.slots.isEmpty)
    }

    @Test("A no is the value of a flag where the phrase has a place for it")
    func flags() throws {
        let french = try #require(try reading("louvre en favori : non", "fr"))
        #expect(french.slots.map(\.value) == [.name("Louvre"), .flag(false)])
        let spanish = try #require(try reading("marca el louvre como favorito: no", "es"))
        #expect(spanish.slots.map(\.value) == [.name("Louvre"), .flag(false)])
    }

    @Test(
        "Nothing is certain in a negated sentence, nor with another verb, nor in nonsense",
        arguments: [
            ("fr", "ne trouve pas de billets pour le louvre"), ("fr", "n'ouvre pas le louvre"),
            ("fr", "n'affiche jamais mes favoris"), ("fr", "achète des billets pour le louvre"),
            ("fr", "annule les billets pour le louvre"), ("fr", "supprime mes favoris"),
            ("fr", "quel temps fait-il"), ("fr", "pas le louvre"), ("fr", "s'il te plaît"),
            ("fr", "il fait beau en asie"),
            ("es", "no busques entradas para el louvre"), ("es", "no abras el louvre"),
            ("es", "nunca muestres mis favoritos"), ("es", "compra entradas para el louvre"),
            ("es", "véndeme entradas del louvre"), ("es", "borra mis favoritos"),
            ("es", "cancela las entradas para el louvre"), ("es", "qué tiempo hace"),
            ("es", "por favor"), ("es", "hace sol en asia"),
        ])
    func actsOnNothingElse(language: String, sentence: String) throws {
        #expect(try reading(sentence, language) == nil)
    }
}
