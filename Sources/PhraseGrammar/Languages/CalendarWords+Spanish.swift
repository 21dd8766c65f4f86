extension Language {
    static let spanishCalendar: CalendarWords = {
        var words = CalendarWords()
        let morning = CalendarWords.DayPart(half: .morning, hour: 9)
        let afternoon = CalendarWords.DayPart(half: .later, hour: 17)
        let night = CalendarWords.DayPart(half: .night, hour: 21)
        words.days = [
            "hoy": .init(days: 0), "manana": .init(days: 1), "ayer": .init(days: -1),
            "pasado manana": .init(days: 2), "anteayer": .init(days: -2),
            "antes de ayer": .init(days: -2), "esta noche": .init(days: 0, part: night),
            "esta manana": .init(days: 0, part: morning),
            "esta tarde": .init(days: 0, part: afternoon),
        ]
        words.add("lunes martes miércoles jueves viernes sábado domingo", to: \.weekdays, from: 0)
        words.add(
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            to: \.months, from: 1)
        words.months["setiembre"] = 9
        words.turns = [
            "este": 0, "esta": 0, "proximo": 1, "proxima": 1, "pasado": -1, "pasada": -1,
        ]
        words.laterTurns = [
            "que viene": 1, "proximo": 1, "proxima": 1, "siguiente": 1, "pasado": -1, "pasada": -1,
        ]
        words.spans = [
            "semana": .week, "mes": .month, "meses": .month, "ano": .year, "anos": .year,
        ]
        for opening in ["por la", "de la", "en la"] {
            words.parts["\(opening) manana"] = morning
            words.parts["\(opening) tarde"] = afternoon
            words.parts["\(opening) noche"] = night
        }
        words.parts["de la madrugada"] = .init(half: .morning, hour: 3)
        words.parts["noche"] = night
        words.parts["tarde"] = afternoon
        words.hours = ["mediodia": 12, "medianoche": 0]
        words.before = ["dentro de": 1, "en": 1, "hace": -1]
        words.after = ["despues": 1, "mas tarde": 1]
        words.joints = ["de", "del"]
        words.at = ["a las", "a la", "sobre las", "hacia las", "desde las"]
        words.marks = ["horas"]
        words.signs = ["h"]
        words.marksCountTo24 = true
        words.digitsCountTo24 = true
        words.minutesAfter = [
            "y media": 30, "y cuarto": 15, "menos cuarto": -15, "menos cinco": -5,
            "menos diez": -10, "menos veinte": -20, "menos veinticinco": -25, "y cinco": 5,
            "y diez": 10, "y veinte": 20, "y veinticinco": 25,
        ]
        return words
    }()
}
