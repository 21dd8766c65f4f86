extension Language {
    static let spanish: Language = {
        var table = Language()
        table.fillers = Set(
            words(
                """
                favor porfa porfavor gracias hola oye vale ok okay puedes puede podrías podría pueden puedo podemos \
                podéis quiero quisiera querría quiere quieres queremos gustaría necesito necesita necesitamos deseo me \
                te se le les nos os yo tú tu usted ustedes él ella mi mis tus su sus nuestro nuestra nuestros nuestras \
                el la los las lo un una unos unas este esta estos estas ese esa esos esas eso esto aquel aquella que \
                qué cuál cuáles cuánto cuántos cuántas quién dónde donde es son está están hay ser estar he ha \
                ahora ya luego entonces pues también aquí ahí allí rápido rápidamente enseguida simplemente solo \
                más muy algún alguna algunos algunas algo dame deme dar dime dígame decir ayúdame ayuda ve va \
                vamos voy ir si posible tengo tienes tiene hace hacen eh bueno bien tal vez quizá quizás usar ti mí
                """))
        table.functions = Set(
            words(
                """
                a al de del en para por con desde hasta sobre entre hacia como según durante mediante dentro \
                bajo contra llamado llamada
                """))
        table.fillerPhrases = ["porfavor"]
        table.fillers.subtract(table.functions)
        table.negations = Set(
            words("no nunca jamás sin ni nada ningún ninguno ninguna tampoco"))
        table.conjunctions = ["y", "e"]
        table.addSpanishVerbs()
        table.addGroup(
            "cercano", changes: nil, "cercana cercanos cercanas cerca cercanía cercanías")
        table.addGroup(
            "favorito", changes: nil,
            "favorita favoritos favoritas preferido preferida preferidos preferidas")
        table.addGroup("todo", changes: nil, "toda todos todas")
        table.addGroup(
            "entrada", changes: nil, "entradas boleto boletos billete billetes ticket tickets")
        table.addGroup("precio", changes: nil, "precios tarifa tarifas")
        table.addGroup(
            "lugar", changes: nil,
            "lugares sitio sitios atracción atracciones monumento monumentos")
        table.endings = ["es", "s", "a", "o", "e"]
        table.yes = Set(words("sí claro verdadero activado activada cierto"))
        table.no = Set(words("no falso desactivado desactivada"))
        table.decimalSeparator = ","
        table.numbers = spanishNumbers
        table.addSpanishUnits()
        table.calendar = spanishCalendar
        table.leads = .spanish
        table.answers = spanishAnswers
        table.finish()
        return table
    }()

    private mutating func addSpanishVerbs() {
        addSpanishGroup(
            "buscar encontrar localizar hallar", changes: false, "encuentr busqu localic")
        addSpanishGroup(
            "mostrar enseñar mirar listar presentar visualizar", changes: false, "muestr",
            "ver veo veamos verlo verla verlos verlas")
        addSpanishGroup("abrir", changes: false, "abr")
        addSpanishGroup("explorar recorrer descubrir navegar", changes: false, "recorr descubr")
        addSpanishGroup("pedir ordenar encargar", changes: true, "pid encargu")
        addSpanishGroup(
            "eliminar borrar quitar suprimir vaciar", changes: true, "suprim quit")
        addSpanishGroup(
            "añadir agregar incluir", changes: true, "añad agregu incluy",
            "poner pon ponga ponme póngame pongas meter mete")
        addSpanishGroup("escribir redactar", changes: true, "escrib redact")
        addSpanishGroup("crear", changes: true, "", "hacer haz haga hazme")
        addSpanishGroup("marcar", changes: nil, "marqu")
        addSpanishGroup("anotar apuntar registrar", changes: true, "")
        addSpanishGroup("cocinar preparar", changes: true, "")
        addSpanishGroup("planear planificar organizar", changes: true, "planifiqu organic")
        addSpanishGroup("guardar conservar", changes: true, "")
        addSpanishGroup(
            "actualizar modificar cambiar editar", changes: true, "actualic modifiqu")
        for (verb, stems) in [
            ("comprar", ""), ("vender", "vend"), ("cancelar anular", ""), ("reservar", ""),
            ("pagar", "pagu"), ("enviar mandar", ""), ("llamar", ""), ("reproducir", "reproduc"),
            ("empezar iniciar comenzar", "empiez empiec comienz comienc"),
            ("terminar acabar", ""), ("cerrar", "cierr"), ("ocultar esconder", "escond"),
            ("mover", "muev"), ("copiar", ""), ("compartir", "compart"), ("imprimir", "imprim"),
            ("descargar", "descargu"), ("instalar", ""), ("activar encender", "enciend"),
            ("desactivar apagar", "apagu"), ("recordar", "recuerd"), ("traducir", "traduc"),
            ("calcular", ""), ("explicar", "expliqu"), ("bloquear", ""), ("desbloquear", ""),
            ("exportar", ""), ("comer", "com"), ("beber", "beb"), ("visitar", ""),
            ("alquilar", ""), ("cantar", ""), ("bailar", ""), ("olvidar", ""), ("detener", ""),
            ("tirar", ""), ("robar", ""), ("pintar", ""), ("renombrar", ""),
        ] {
            addSpanishGroup(verb, changes: true, stems)
        }
    }

    /// Adds verbs that mean the same, with the pronouns that are written at their ends: "muéstrame".
    ///
    /// Verbs that end in "ar" are regular; `stems` are those of changed forms and of other verbs.
    private mutating func addSpanishGroup(
        _ verbs: String, changes: Bool?, _ stems: String, _ others: String = ""
    ) {
        let verbs = Self.words(verbs)
        var plain = verbs
        for verb in verbs where verb.hasSuffix("ar") {
            let stem = verb.dropLast(2)
            plain += ["a", "e", "ando"].map { stem + $0 }
            groups["\(stem)o"] = verbs[0]
            groups["\(stem)as"] = verbs[0]
            groups["\(stem)ad"] = verbs[0]
        }
        for stem in Self.words(stems) {
            plain += ["a", "e"].map { stem + $0 }
            groups["\(stem)es"] = verbs[0]
            groups["\(stem)as"] = verbs[0]
            groups["\(stem)o"] = verbs[0]
        }
        let pronouns = Self.words("me nos lo la los las le melo mela melos melas")
        let forms = plain + plain.flatMap { form in pronouns.map { form + $0 } }
        addGroup(verbs[0], changes: changes, (forms + [others]).joined(separator: " "))
    }

    private static let spanishNumbers: NumberWords = {
        var numbers = NumberWords()
        numbers.add(
            "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
            from: 0, step: 1)
        numbers.add(
            "treinta cuarenta cincuenta sesenta setenta ochenta noventa", from: 30, step: 10)
        numbers.values.merge(["veintiun": 21, "veintiuna": 21, "docena": 12]) { $1 }
        let units = words("uno dos tres cuatro cinco seis siete ocho nueve")
        for (place, ten) in words("treinta cuarenta cincuenta sesenta setenta ochenta noventa")
            .enumerated()
        {
            let value = 30 + 10 * place
            for (unit, name) in units.enumerated() {
                numbers.compounds["\(ten) y \(name)"] = Double(value + unit + 1)
            }
            numbers.compounds["\(ten) y un"] = Double(value + 1)
            numbers.compounds["\(ten) y una"] = Double(value + 1)
        }
        let hundreds =
            "doscient trescient cuatrocient quinient seiscient setecient ochocient novecient"
        for ending in ["os", "as"] {
            numbers.add(
                words(hundreds).map { $0 + ending }.joined(separator: " "), from: 200, step: 100)
        }
        numbers.values["ciento"] = 100
        numbers.scales = ["cien": 100, "mil": 1000, "millon": 1e6, "millones": 1e6]
        for ending in ["o", "a"] {
            numbers.addOrdinals(
                words("primer segund tercer cuart quint sext séptim octav noven décim")
                    .map { $0 + ending }.joined(separator: " "), from: 1)
        }
        numbers.ordinals["primer"] = 1
        numbers.ordinals["tercer"] = 3
        numbers.ordinalSuffixes = ["o", "a", "er", "ro", "ra", "do", "da"]
        numbers.articles = ["un", "una"]
        numbers.halves = ["medio": 0.5, "media": 0.5]
        numbers.negatives = ["menos"]
        return numbers
    }()

    private mutating func addSpanishUnits() {
        addDuration(1, "segundo segundos")
        addDuration(60, "minuto minutos")
        addDuration(3600, "hora horas")
        addDuration(86400, "día días")
        addDuration(604_800, "semana semanas")
        addUnit(.length, "km", "kilómetro kilómetros")
        addUnit(.length, "m", "metro metros")
        addUnit(.length, "cm", "centímetro centímetros")
        addUnit(.length, "mm", "milímetro milímetros")
        addUnit(.length, "mi", "milla millas")
        addUnit(.mass, "kg", "kilogramo kilogramos kilo kilos")
        addUnit(.mass, "g", "gramo gramos")
        addUnit(.volume, "L", "litro litros")
        addUnit(.volume, "mL", "mililitro mililitros")
        addUnit(.temperature, "°C", "grado grados")
        addUnit(.area, "ha", "hectárea hectáreas")
        addUnit(.energy, "kcal", "caloría calorías kilocalorías")
        addUnit(.power, "W", "vatio vatios")
        addUnit(.power, "kW", "kilovatio kilovatios")
        addUnit(.data, "GB", "gigabyte gigabytes gigas")
        addUnit(.data, "MB", "megabyte megabytes megas")
        addCurrency("EUR", "euro euros")
        addCurrency("USD", "dólar dólares")
        addCurrency("GBP", "libra libras")
        addCurrency("JPY", "yen yenes")
        addCurrency("CHF", "franco francos")
    }
}
