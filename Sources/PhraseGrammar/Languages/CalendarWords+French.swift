extension Language {
    static let frenchCalendar: CalendarWords = {
        var words = CalendarWords()
        let evening = CalendarWords.DayPart(half: .later, hour: 20)
        let night = CalendarWords.DayPart(half: .night, hour: 21)
        words.days = [
            "aujourdhui": .init(days: 0), "demain": .init(days: 1), "hier": .init(days: -1),
            "apres demain": .init(days: 2), "avant hier": .init(days: -2),
            "ce soir": .init(days: 0, part: evening), "cette nuit": .init(days: 0, part: night),
            "ce matin": .init(days: 0, part: .init(half: .morning, hour: 9)),
            "cet apres midi": .init(days: 0, part: .init(half: .later, hour: 15)),
        ]
        words.add("lundi mardi mercredi jeudi vendredi samedi dimanche", to: \.weekdays, from: 0)
        words.add(
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
            to: \.months, from: 1)
        words.turns = ["ce": 0, "cet": 0, "cette": 0, "prochain": 1, "prochaine": 1]
        words.laterTurns = [
            "prochain": 1, "prochaine": 1, "suivant": 1, "suivante": 1, "qui vient": 1,
            "dernier": -1, "derniere": -1, "passe": -1, "passee": -1,
        ]
        words.spans = [
            "semaine": .week, "mois": .month, "an": .year, "ans": .year, "annee": .year,
            "annees": .year,
        ]
        for morning in ["matin", "du matin", "matinee"] {
            words.parts[morning] = .init(half: .morning, hour: 9)
        }
        for afternoon in ["apres midi", "de l apres midi"] {
            words.parts[afternoon] = .init(half: .later, hour: 15)
        }
        for name in ["soir", "du soir", "soiree"] { words.parts[name] = evening }
        for name in ["nuit", "de la nuit"] { words.parts[name] = night }
        words.hours = ["midi": 12, "minuit": 0]
        words.before = ["dans": 1, "d ici": 1, "il y a": -1]
        words.after = ["plus tard": 1]
        words.at = ["a", "vers", "des"]
        words.marks = ["heure", "heures"]
        words.signs = ["h"]
        words.digitsCountTo24 = true
        words.minutesAfter = [
            "et demi": 30, "et demie": 30, "et quart": 15, "moins le quart": -15,
            "moins quart": -15, "moins cinq": -5, "moins dix": -10, "moins vingt": -20,
            "moins vingt cinq": -25, "cinq": 5,
        ]
        return words
    }()
}
