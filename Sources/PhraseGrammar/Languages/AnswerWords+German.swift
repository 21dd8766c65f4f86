extension Language {
    static let germanAnswers: AnswerWords = {
        var words = AnswerWords()
        words.add(
            .cancel,
            """
            abbrechen, abbruch, brich ab, brich das ab, vergiss es, vergiss das, lass es, lass gut sein, \
            schon gut, doch nicht, beenden
            """)
        words.add(.stop, "stopp, stop, halt, anhalten, hör auf, aufhören, ruhe, sei still")
        words.add(
            .undo,
            """
            mach das rückgängig, rückgängig, rückgängig machen, mach es rückgängig, widerrufen, \
            widerrufe das, widerruf das, nimm das zurück, nimm es zurück, zurücknehmen
            """)
        words.add(
            .repeat,
            """
            sag das noch mal, noch mal, nochmal, noch einmal, nochmals, sag das nochmal, \
            sag das noch einmal, sag es noch mal, sag es nochmal, sag es noch einmal, wiederholen, \
            wiederhole, wiederhole das, wiederhol das, wie bitte
            """)
        words.add(
            .help,
            """
            was kann ich sagen, hilfe, was kann ich tun, was geht, was gibt es, was steht zur auswahl, \
            was steht zur wahl
            """)
        words.add(
            confirming: true,
            """
            ja, jawohl, klar, na klar, ok, okay, gern, gerne, in ordnung, mach das, mach es, tu das, \
            tu es, nur zu, los, weiter, fortfahren, richtig, stimmt, bestätigen, genau, \
            einverstanden, sicher
            """)
        words.add(
            confirming: false,
            """
            nein, nee, ne, nein danke, nicht, lieber nicht, besser nicht, noch nicht, jetzt nicht, \
            mach das nicht, mach es nicht, tu das nicht, tu es nicht, bloß nicht, auf keinen fall
            """)
        words.add(
            .nothing,
            """
            nichts, keine, keiner, keines, keins, kein, überspringen, überspring das, auslassen, \
            leer lassen, leer, keine angabe, nein danke
            """)
        words.add(
            .keep,
            "lass es so, behalten, behalte es, so lassen, unverändert, das gleiche, dasselbe")
        words.add(.all, "alle, beide, alles, alle davon, sämtliche")
        words.add(
            .end,
            """
            fertig, das war alles, das wars, das ist alles, das wäre alles, mehr nicht, sonst nichts, \
            das reicht
            """)
        words.nouns = Set(Language.words("nummer option auswahl eintrag punkt möglichkeit"))
        words.places = ["letzte": -1, "letzten": -1, "letzter": -1, "letztes": -1]
        words.files = FileWords(
            newest:
                "neueste neuesten neuester neuestes neuste neusten neustes aktuellste aktuellsten aktuellstes letzte letzten letzter letztes jüngste jüngsten",
            dots: "punkt",
            any: "datei dateien anhang",
            images: "foto fotos bild bilder aufnahme bildschirmfoto",
            videos: "video videos film filme clip",
            sounds: "lied lieder ton musik audio song",
            documents: "dokument dokumente schriftstück")
        words.examples = [
            .integer: "drei", .decimal: "2,5", .ordinal: "der dritte", .flag: "ja",
            .duration: "20 Minuten", .day: "nächsten Freitag", .time: "halb sechs",
            .dayAndTime: "morgen um fünf", .money: "20 Euro",
        ]
        return words
    }()
}
