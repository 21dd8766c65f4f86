import Foundation
import PhraseGrammar
import Testing

/// French and Spanish dates, numbers and answers, said on Wednesday, 13 May 2026, at two in the
/// afternoon.
struct RomanceValueTests {
    private func reader(_ language: String) -> AnswerReader {
        AnswerReader(.of(Locale(identifier: language)))
    }

    private func values(_ words: String, _ language: String, _ kind: Slot.Kind) -> [SlotValue] {
        reader(language).values(words, of: kind, at: ExampleGrammar.now)
    }

    private func dates(_ words: String, _ language: String) -> [String] {
        values(words, language, .date(.parts)).map { value in
            if case .date(let date) = value { date.words } else { "\(value)" }
        }
    }

    @Test(
        "A French date has its words after the day, and its hours with a sign or in words",
        arguments: [
            ("demain à cinq heures", "2026-05-14T17:00"), ("vendredi prochain", "2026-05-22"),
            ("la semaine prochaine", "2026-05-20"), ("le mois dernier", "2026-04-13"),
            ("après-demain à 17h30", "2026-05-15T17:30"), ("à 5h30", "05:30"),
            ("à cinq heures et demie", "17:30"), ("midi et demi", "12:30"),
            ("à cinq heures moins le quart", "16:45"), ("à une heure", "13:00"),
            ("le premier juin 2028", "2028-06-01"), ("le vingt-et-un juin", "2026-06-21"),
            ("dans une demi-heure", "2026-05-13T14:30:00"), ("il y a trois jours", "2026-05-10"),
            ("ce soir à huit heures", "2026-05-13T20:00"), ("aujourd'hui", "2026-05-13"),
            ("à trois heures de l'après-midi", "15:00"),
            ("à dix-sept heures quarante-cinq", "17:45"),
        ])
    func frenchDates(words: String, date: String) {
        #expect(dates(words, "fr") == [date])
    }

    @Test(
        "A Spanish date has its words before the day or after it, and its minutes after the hour",
        arguments: [
            ("mañana a las cinco", "2026-05-14T17:00"), ("el próximo viernes", "2026-05-22"),
            ("la semana que viene", "2026-05-20"), ("el mes pasado", "2026-04-13"),
            ("pasado mañana a las 17:30", "2026-05-15T17:30"), ("a las 5:30", "05:30"),
            ("a las cinco y media", "17:30"), ("a la una menos cuarto", "12:45"),
            ("el 3 de mayo", "2027-05-03"), ("el 3 de junio de 2028", "2028-06-03"),
            ("el primero de junio", "2026-06-01"), ("en media hora", "2026-05-13T14:30:00"),
            ("hace tres días", "2026-05-10"), ("esta noche a las ocho", "2026-05-13T20:00"),
            ("mañana por la mañana", "2026-05-14T09:00"), ("a las ocho de la tarde", "20:00"),
        ])
    func spanishDates(words: String, date: String) {
        #expect(dates(words, "es") == [date])
    }

    @Test("An hour that may be in the morning or in the evening is both")
    func ambiguous() {
        let both = ["2026-05-14T08:00", "2026-05-14T20:00"]
        #expect(dates("demain à huit heures", "fr") == both)
        #expect(dates("mañana a las ocho", "es") == both)
    }

    @Test(
        "Numbers of several words are one",
        arguments: [
            ("fr", "quatre-vingt-dix-sept", 97), ("fr", "vingt-et-un", 21),
            ("fr", "soixante et onze", 71), ("fr", "dix-sept", 17), ("fr", "deux cent cinq", 205),
            ("fr", "mille neuf cent quatre-vingts", 1980), ("fr", "moins trois", -3),
            ("es", "cuarenta y cinco", 45), ("es", "doscientos cinco", 205),
            ("es", "mil novecientos ochenta y cuatro", 1984), ("es", "menos tres", -3),
        ])
    func numbers(language: String, words: String, number: Int) {
        #expect(values(words, language, .integer) == [.integer(number)])
    }

    @Test("Durations and amounts are read with halves, decimals and units")
    func units() {
        #expect(values("une heure et demie", "fr", .duration) == [.duration(5400)])
        #expect(values("une heure et 30 minutes", "fr", .duration) == [.duration(5400)])
        #expect(values("una hora y media", "es", .duration) == [.duration(5400)])
        #expect(values("media hora", "es", .duration) == [.duration(1800)])
        let money = Slot.Kind.money(currency: "USD")
        #expect(values("2,50 euros", "fr", money) == [.money(2.5, currency: "EUR")])
        #expect(values("treinta y cinco euros", "es", money) == [.money(35, currency: "EUR")])
    }

    @Test(
        "The conversation is steered with politeness around the command",
        arguments: [
            ("fr", "annuler s'il te plaît", ConversationCommand.cancel),
            ("fr", "Laisse tomber !", .cancel), ("fr", "arrête", .stop),
            ("fr", "annule ça", .undo), ("fr", "peux-tu répéter ça", .repeat),
            ("fr", "que puis-je dire ?", .help), ("fr", "qu'est-ce que je peux dire", .help),
            ("fr", "n'arrête pas", nil), ("fr", "annule l'abonnement", nil),
            ("es", "cancelar por favor", .cancel), ("es", "olvídalo", .cancel),
            ("es", "para", .stop), ("es", "deshaz eso", .undo), ("es", "repite por favor", .repeat),
            ("es", "¿qué puedo decir?", .help), ("es", "no pares", nil),
            ("es", "cancela la suscripción", nil),
        ])
    func commands(language: String, words: String, command: ConversationCommand?) {
        #expect(reader(language).command(words) == command)
    }

    @Test(
        "Yes and no are told in several ways",
        arguments: [
            ("fr", "oui, vas-y", true), ("fr", "d'accord", true), ("fr", "bien sûr", true),
            ("fr", "non merci", false), ("fr", "ne le fais pas", false), ("fr", "oui non", nil),
            ("es", "sí, adelante", true), ("es", "de acuerdo", true), ("es", "no gracias", false),
            ("es", "no lo hagas", false), ("es", "sí no", nil),
        ])
    func confirmations(language: String, words: String, isYes: Bool?) {
        #expect(reader(language).confirmation(words, yes: [], no: []) == isYes)
    }

    @Test(
        "A choice is told by its place",
        arguments: [
            ("fr", "le deuxième", 1), ("fr", "la seconde s'il vous plaît", 1),
            ("fr", "numéro trois", 2), ("fr", "le dernier", 2), ("es", "el segundo", 1),
            ("es", "la segunda por favor", 1), ("es", "número tres", 2), ("es", "el último", 2),
        ])
    func places(language: String, words: String, place: Int) {
        let names = ["Xylo", "Zebu", "Quartz"].map { NamedValue(id: $0, texts: [$0]) }
        #expect(reader(language).choice(words, among: names) == .one(place, isWhole: false))
    }

    @Test(
        "A value as a whole is left out, kept or complete",
        arguments: [
            ("fr", "rien", AnswerPhrase.nothing), ("fr", "garde-le", .keep), ("fr", "tous", .all),
            ("fr", "c'est tout", .end), ("es", "nada", .nothing), ("es", "déjalo así", .keep),
            ("es", "todos", .all), ("es", "eso es todo", .end),
        ])
    func phrases(language: String, words: String, phrase: AnswerPhrase) {
        #expect(reader(language).phrase(words) == phrase)
    }
}
