extension Language {
    static let german: Language = {
        var table = Language()
        table.fillers = Set(
            words(
                """
                bitte mal doch ich mir mich du dir kannst könntest könnten würdest würden möchte möchten will willst \
                wollen brauche brauchen hätte gern gerne der die das den dem des ein eine einen einem einer eines \
                mein meine meinen meinem meiner meines unser unsere unseren dein deine wir uns hallo hey ok okay \
                danke jetzt dann so also was ist sind wo welche welcher welches es sie gib gibt hier da dort einfach \
                schnell kurz vielleicht auch noch lass ihr man werden wird wäre etwas sag hilf dass
                """))
        table.functions = Set(
            words(
                """
                in im an am auf für von vom mit bei beim über zu zum zur aus nach um als hinzu ab vor unter \
                durch namens
                """))
        table.fillers.subtract(table.functions)
        table.negations = Set(
            words("nicht kein keine keinen keinem keiner keines nie niemals ohne nichts stopp"))
        table.conjunctions = ["und", "sowie"]
        table.addGermanVerbs()
        table.addGroup(
            "nachste", changes: nil, "nächsten nächstes nächster nähe nahegelegene nahegelegenste")
        table.addGroup(
            "favorit", changes: nil,
            "favoriten lieblinge liebsten liebste lieblingsorte")
        table.addGroup("alles", changes: nil, "alle sämtliches")
        table.addGroup("ticket", changes: nil, "tickets karten eintrittskarten eintrittskarte")
        table.addGroup("ticketpreise", changes: nil, "eintrittspreise")
        table.addGroup(
            "sehenswurdigkeit", changes: nil,
            "sehenswürdigkeiten sehenswertes attraktion attraktionen")
        table.addGroup("aufgabenliste", changes: nil, "todo-liste todoliste aufgaben-liste")
        table.endings = ["en", "er", "es", "em", "n", "e", "s"]
        table.yes = Set(words("ja jawohl klar an wahr richtig"))
        table.no = Set(words("nein nee aus falsch"))
        table.verbParts = ["aus"]
        table.decimalSeparator = ","
        table.numbers = germanNumbers
        table.addGermanUnits()
        table.calendar = germanCalendar
        table.leads = .german
        table.answers = germanAnswers
        table.finish()
        return table
    }()

    private mutating func addGermanVerbs() {
        addGroup("finden", changes: false, "finde find suche such suchen")
        addGroup(
            "zeigen", changes: false,
            "zeig zeige anzeigen sehen ansehen anschauen")
        addGroup("offnen", changes: false, "öffne öffnen")
        addGroup("durchsuchen", changes: false, "durchsuche stöbern erkunde erkunden")
        addGroup("bestellen", changes: true, "bestell bestelle")
        addGroup("loschen", changes: true, "lösch lösche entferne entfernen")
        addGroup("hinzufugen", changes: true, "füge fügen setz setze setzen")
        addGroup("schreiben", changes: true, "schreib schreibe verfasse verfassen")
        addGroup("planen", changes: true, "plan plane")
        addGroup("notieren", changes: true, "notier notiere")
        addGroup("sichern", changes: true, "sichere speichern speichere")
        addGroup("andern", changes: true, "ändere aktualisieren aktualisiere")
        addGroup("kochen", changes: true, "koch koche")
        for forms in [
            "kaufen kauf kaufe", "verkaufen verkauf verkaufe", "buchen buch buche",
            "bezahlen bezahl bezahle", "senden sende schicken schick schicke",
            "anrufen ruf rufe", "abspielen spiel spiele", "starten start starte",
            "beenden beende", "schliessen schließ schließe", "schalten schalte einschalten",
            "ausschalten", "erinnern erinnere", "ubersetzen übersetze", "berechnen berechne",
            "umbenennen benenne", "verschieben verschiebe", "kopieren kopiere", "teilen teil teile",
            "drucken druck drucke", "herunterladen lade", "stornieren storniere",
            "abbrechen brich abbruch", "reservieren reserviere", "sperren sperre", "essen iss",
            "erklaren erklär erkläre", "trinken trink trinke", "zahlen zähl zähle",
        ] {
            let verbs = Self.words(forms)
            addGroup(verbs[0], changes: true, verbs.dropFirst().joined(separator: " "))
        }
    }

    private static let germanNumbers: NumberWords = {
        var numbers = NumberWords()
        numbers.add(
            "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
            from: 0, step: 1)
        numbers.values["zwo"] = 2
        let tens = words("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig")
        let units = words("ein zwei drei vier fünf sechs sieben acht neun")
        for (place, word) in tens.enumerated() {
            let ten = Double(20 + 10 * place)
            numbers.values[word] = ten
            for (unit, name) in units.enumerated() {
                numbers.values["\(name)und\(word)"] = ten + Double(unit + 1)
            }
        }
        for (unit, name) in units.enumerated() {
            numbers.values["\(name)hundert"] = Double(100 * (unit + 1))
            numbers.values["\(name)tausend"] = Double(1000 * (unit + 1))
        }
        numbers.values["dutzend"] = 12
        numbers.values["anderthalb"] = 1.5
        numbers.values["eineinhalb"] = 1.5
        numbers.scales = ["hundert": 100, "tausend": 1000, "million": 1e6, "millionen": 1e6]
        for ending in ["e", "er", "es", "en"] {
            numbers.addOrdinals(
                "erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft"
                    .split(separator: " ").map { $0 + ending }.joined(separator: " "), from: 1)
        }
        for ending in ["e", "er", "es", "en"] {
            let stems =
                "dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst "
                + units.map { "\($0)undzwanzigst" }.joined(separator: " ")
                + " dreißigst einunddreißigst"
            numbers.addOrdinals(
                stems.split(separator: " ").map { $0 + ending }.joined(separator: " "), from: 13)
        }
        numbers.articles = ["ein", "eine", "einen", "einem", "einer"]
        numbers.joints = ["und"]
        numbers.halves = ["halb": 0.5, "halbe": 0.5, "halben": 0.5, "halbes": 0.5]
        numbers.negatives = ["minus"]
        return numbers
    }()

    private mutating func addGermanUnits() {
        addDuration(1, "sekunde sekunden")
        addDuration(60, "minute minuten")
        addDuration(3600, "stunde stunden std")
        addDuration(86400, "tag tage tagen")
        addDuration(604_800, "woche wochen")
        addUnit(.length, "km", "kilometer kilometern")
        addUnit(.length, "m", "meter metern")
        addUnit(.length, "cm", "zentimeter zentimetern")
        addUnit(.length, "mm", "millimeter millimetern")
        addUnit(.length, "mi", "meile meilen")
        addUnit(.mass, "kg", "kilogramm kilo")
        addUnit(.mass, "g", "gramm")
        addUnit(.volume, "L", "liter litern")
        addUnit(.volume, "mL", "milliliter millilitern")
        addUnit(.temperature, "°C", "grad")
        addUnit(.area, "m²", "quadratmeter quadratmetern")
        addUnit(.area, "ha", "hektar")
        addUnit(.energy, "kcal", "kalorien kilokalorien")
        addUnit(.power, "W", "watt")
        addUnit(.power, "kW", "kilowatt")
        addUnit(.data, "GB", "gigabyte")
        addUnit(.data, "MB", "megabyte")
        addCurrency("EUR", "euro euros")
        addCurrency("USD", "dollar")
        addCurrency("GBP", "pfund")
        addCurrency("JPY", "yen")
        addCurrency("CHF", "franken")
    }
}
