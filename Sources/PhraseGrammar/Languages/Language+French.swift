extension Language {
    static let french: Language = {
        var table = Language()
        table.elisions = Set(words("l d j m t s n c qu jusqu lorsqu puisqu quelqu"))
        table.clitics = Set(
            words("tu vous je moi toi lui nous on il elle ce le la les en y t ci là un une onze"))
        table.fillers = Set(
            words(
                """
                s il te t plaît plait vous tu je j moi me m toi nous on elle svp stp merci bonjour salut allô hé ok \
                peux peut pouvez pourrais pourriez pourrait puis peuvent veux veut voudrais voudrait voulez vouloir \
                aimerais aimerait souhaite souhaiterais souhaitez besoin ai as a avez faut doit dois le la les l un \
                une des mon ma mes ton ta tes son sa ses notre nos votre vos ce c cet cette ces cela ça y est \
                es sont suis que qu qui quoi quel quelle quels quelles où ou quelque quelques combien donne \
                donner donnez dis dire dites maintenant vite alors donc bien juste simplement envie aussi \
                encore ici là voici voilà gentiment labas être vas va allez vais aller plus fait fais faire si \
                possible aide aider aidez laisse laissez serait serais seriez soit euh ben bon lui leur leurs eux
                """))
        table.functions = Set(
            words(
                """
                à au aux de du d dans en pour par avec sur sous chez vers depuis jusque jusqu entre comme via \
                pendant durant hors contre dès
                """))
        table.fillers.subtract(table.functions)
        table.negations = Set(
            words("ne n pas non jamais sans aucun aucune rien ni nul nulle guère"))
        table.conjunctions = ["et", "puis", "ainsi"]
        table.addFrenchVerbs()
        table.addGroup("proche", changes: nil, "proches près proximité voisin voisine")
        table.addGroup(
            "favori", changes: nil, "favoris favorite favorites préféré préférés préférées")
        table.addGroup("tout", changes: nil, "tous toute toutes")
        table.addGroup("billet", changes: nil, "billets ticket tickets")
        table.addGroup("prix", changes: nil, "tarif tarifs")
        table.addGroup(
            "lieu", changes: nil,
            "lieux endroit endroits site sites attraction attractions monument monuments curiosités"
        )
        table.endings = ["es", "s", "x", "e"]
        table.yes = Set(words("oui ouais vrai activé activée"))
        table.no = Set(words("non faux désactivé désactivée"))
        table.decimalSeparator = ","
        table.numbers = frenchNumbers
        table.addFrenchUnits()
        table.calendar = frenchCalendar
        table.leads = .french
        table.answers = frenchAnswers
        table.finish()
        return table
    }()

    private mutating func addFrenchVerbs() {
        addFrenchGroup(
            "trouver chercher rechercher dénicher repérer", changes: false, "cherche recherche")
        addFrenchGroup(
            "afficher montrer lister présenter consulter regarder", changes: false,
            "voir vois voyez voyons revoir")
        addFrenchGroup(
            "ouvrir", changes: false, "ouvre ouvres ouvrez ouvrons lancer lance lancez")
        addFrenchGroup(
            "parcourir explorer", changes: false,
            "parcours parcourez parcourons découvrir découvre découvrez")
        addFrenchGroup("commander", changes: true, "")
        addFrenchGroup(
            "supprimer effacer enlever retirer ôter éliminer vider", changes: true,
            "enlève retire supprime")
        addFrenchGroup("ajouter insérer", changes: true, "mettre mets mettez insère")
        addFrenchGroup(
            "écrire rédiger", changes: true, "écris écrivez écrivons écrit")
        addFrenchGroup("créer", changes: true, "")
        addFrenchGroup("marquer définir", changes: nil, "définis définissez")
        addFrenchGroup("noter enregistrer", changes: true, "")
        addFrenchGroup("cuisiner préparer", changes: true, "prépare cuire cuis cuisez")
        addFrenchGroup("planifier organiser prévoir", changes: true, "prévois prévoyez")
        addFrenchGroup("sauvegarder garder conserver", changes: true, "")
        addFrenchGroup(
            "modifier changer éditer actualiser", changes: true, "")
        for verbs in [
            "acheter", "annuler", "réserver", "payer", "envoyer", "appeler", "jouer", "commencer",
            "démarrer", "terminer", "fermer", "cacher masquer", "renommer", "déplacer", "copier",
            "partager", "imprimer", "télécharger", "installer", "activer allumer",
            "désactiver", "rappeler", "programmer", "calculer", "expliquer", "verrouiller",
            "déverrouiller", "rembourser", "exporter", "manger", "visiter", "louer", "compter",
            "échanger", "chanter", "danser", "embrasser", "détester", "arrêter", "oublier",
        ] {
            addFrenchGroup(verbs, changes: true, "")
        }
        addFrenchGroup("vendre", changes: true, "vends vendez vendons")
        addFrenchGroup("boire", changes: true, "bois buvez")
        addFrenchGroup("traduire", changes: true, "traduis traduisez")
        addFrenchGroup("finir", changes: true, "finis finissez")
        addFrenchGroup("éteindre", changes: true, "éteins éteignez")
        addGroup("envoyer", changes: true, "envoie envoies")
        addGroup("payer", changes: true, "paie paies")
        addGroup("appeler", changes: true, "appelle appelles")
        addGroup("rappeler", changes: true, "rappelle rappelles")
    }

    /// Adds verbs that mean the same, with the forms of the regular ones: their infinitives end in "er".
    private mutating func addFrenchGroup(_ verbs: String, changes: Bool?, _ others: String) {
        let verbs = Self.words(verbs)
        var forms = verbs
        for verb in verbs where verb.hasSuffix("er") {
            let stem = verb.dropLast(2)
            // Before "ons" the sound of "g" is written "ge"; "é" is folded to "e".
            let plural = stem.hasSuffix("g") ? "eons" : "ons"
            forms += ["e", "es", "ez", plural].map { stem + $0 }
        }
        addGroup(verbs[0], changes: changes, (forms + [others]).joined(separator: " "))
    }

    private static let frenchNumbers: NumberWords = {
        var numbers = NumberWords()
        numbers.add(
            "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
            from: 0, step: 1)
        numbers.add("vingt trente quarante cinquante soixante", from: 20, step: 10)
        // "Un" is also the article, which counts only beside a unit.
        numbers.values["un"] = nil
        numbers.values.merge(["septante": 70, "huitante": 80, "octante": 80, "nonante": 90]) { $1 }
        let units =
            words(
                "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
            )
            + ["dix sept", "dix huit", "dix neuf"]
        for unit in 17...19 { numbers.compounds[units[unit - 1]] = Double(unit) }
        let tens: [(String, Int, Int)] = [
            ("vingt", 20, 9), ("trente", 30, 9), ("quarante", 40, 9), ("cinquante", 50, 9),
            ("soixante", 60, 19), ("septante", 70, 9), ("quatre vingt", 80, 19),
            ("quatre vingts", 80, 0), ("huitante", 80, 9), ("nonante", 90, 9),
        ]
        for (name, ten, last) in tens {
            if name.contains(" ") { numbers.compounds[name] = Double(ten) }
            for unit in units.indices.prefix(last) {
                let value = Double(ten + unit + 1)
                numbers.compounds["\(name) \(units[unit])"] = value
                numbers.compounds["\(name) et \(units[unit])"] = value
            }
            numbers.compounds["\(name) et une"] = Double(ten + 1)
        }
        numbers.values["douzaine"] = 12
        numbers.scales = ["cent": 100, "cents": 100, "mille": 1000]
        numbers.scales.merge(["million": 1e6, "millions": 1e6, "milliard": 1e9]) { $1 }
        numbers.addOrdinals(
            "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième",
            from: 1)
        numbers.ordinals.merge(
            ["premiere": 1, "second": 2, "seconde": 2, "vingtieme": 20]) { $1 }
        numbers.ordinalSuffixes = ["er", "re", "e", "eme", "ere", "nd", "nde"]
        numbers.articles = ["un", "une"]
        numbers.halves = ["demi": 0.5, "demie": 0.5]
        numbers.negatives = ["moins"]
        return numbers
    }()

    private mutating func addFrenchUnits() {
        addDuration(1, "seconde secondes")
        addDuration(60, "minute minutes mn")
        addDuration(3600, "heure heures")
        addDuration(86400, "jour jours journée journées")
        addDuration(604_800, "semaine semaines")
        addUnit(.length, "km", "kilomètre kilomètres")
        addUnit(.length, "m", "mètre mètres")
        addUnit(.length, "cm", "centimètre centimètres")
        addUnit(.length, "mm", "millimètre millimètres")
        addUnit(.mass, "kg", "kilogramme kilogrammes kilo kilos")
        addUnit(.mass, "g", "gramme grammes")
        addUnit(.volume, "L", "litre litres")
        addUnit(.volume, "mL", "millilitre millilitres")
        addUnit(.volume, "cL", "centilitre centilitres")
        addUnit(.temperature, "°C", "degré degrés")
        addUnit(.area, "ha", "hectare hectares")
        addUnit(.energy, "kcal", "calorie calories kilocalories")
        addUnit(.power, "W", "watt watts")
        addUnit(.power, "kW", "kilowatt kilowatts")
        addUnit(.data, "GB", "gigaoctet gigaoctets go")
        addUnit(.data, "MB", "mégaoctet mégaoctets mo")
        addCurrency("EUR", "euro euros")
        addCurrency("USD", "dollar dollars")
        addCurrency("GBP", "livre livres")
        addCurrency("JPY", "yen yens")
        addCurrency("CHF", "franc francs")
    }
}
