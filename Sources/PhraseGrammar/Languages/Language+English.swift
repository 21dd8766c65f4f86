extension Language {
    static let english: Language = {
        var table = Language()
        table.fillers = Set(
            words(
                """
                please pls could can would will you u me i id im ill we us the a an some any my our your hey hi hello \
                ok okay just now then so well want wanna to like need lets let go going do does is are was be \
                been there here this that these those thanks thank kindly quickly maybe gonna really it its \
                whats what which where wheres who kind sort of um uh er also today's give tell help
                """))
        table.functions = Set(
            words(
                """
                in on at for from with by about into onto using via within inside off up out as over \
                through around per called named
                """))
        table.fillers.subtract(table.functions)
        table.negations = Set(
            words("not dont doesnt never no without wont cant cannot stop isnt arent nothing"))
        table.conjunctions = ["and", "plus", "also"]
        table.addGroup("find", changes: false, "search look lookup seek get locate")
        table.addGroup("show", changes: false, "display see view list present")
        table.addGroup("open", changes: false, "launch")
        table.addGroup("browse", changes: false, "explore discover")
        table.addGroup("order", changes: true, "bring")
        table.addGroup("delete", changes: true, "remove erase discard trash clear wipe rid drop")
        table.addGroup("add", changes: true, "put append insert")
        table.addGroup("write", changes: true, "compose draft")
        table.addGroup("make", changes: true, "create mark set")
        table.addGroup("note", changes: true, "jot record")
        table.addGroup("cook", changes: true, "prepare")
        table.addGroup("plan", changes: true, "arrange organize")
        table.addGroup("save", changes: true, "keep store")
        table.addGroup("update", changes: true, "modify edit")
        for verb in """
        buy sell cancel book pay send call play pause start begin end finish close hide rename move copy \
        share print download upload install turn switch remind wake schedule translate convert calculate \
        explain reserve complete lock unlock rate refund export change count eat drink visit
        """.split(whereSeparator: \.isWhitespace) {
            table.addGroup(String(verb), changes: true, "")
        }
        table.addGroup("closest", changes: nil, "nearest nearby near close")
        table.addGroup(
            "favorite", changes: nil, "favourite favorites favourites fav favs fave faves")
        table.addGroup("everything", changes: nil, "all")
        table.addGroup("ticket", changes: nil, "tix")
        table.addGroup("landmark", changes: nil, "sight sights attraction attractions")
        table.endings = ["ies", "ing", "ed", "es", "s", "e", "y"]
        table.yes = Set(words("yes yeah yep sure true on correct"))
        table.no = Set(words("no nope false off"))
        table.numbers = englishNumbers
        table.addEnglishUnits()
        table.calendar = englishCalendar
        table.leads = .english
        table.answers = englishAnswers
        table.finish()
        return table
    }()

    private static let englishNumbers: NumberWords = {
        var numbers = NumberWords()
        numbers.add(
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
            from: 0, step: 1)
        numbers.add("twenty thirty forty fifty sixty seventy eighty ninety", from: 20, step: 10)
        numbers.values["dozen"] = 12
        numbers.values["couple"] = 2
        numbers.scales = ["hundred": 100, "thousand": 1000, "million": 1e6, "billion": 1e9]
        numbers.addOrdinals(
            "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
            from: 1)
        numbers.ordinals["thirtieth"] = 30
        numbers.ordinalSuffixes = ["st", "nd", "rd", "th"]
        numbers.articles = ["a", "an"]
        numbers.joints = ["and"]
        numbers.halves = ["half": 0.5, "quarter": 0.25]
        numbers.negatives = ["minus", "negative"]
        return numbers
    }()

    private mutating func addEnglishUnits() {
        addDuration(1, "second seconds secs")
        addDuration(60, "minute minutes mins")
        addDuration(3600, "hour hours hr hrs")
        addDuration(86400, "day days")
        addDuration(604_800, "week weeks")
        addUnit(.length, "km", "kilometer kilometers kilometre kilometres")
        addUnit(.length, "m", "meter meters metre metres")
        addUnit(.length, "cm", "centimeter centimeters centimetre centimetres")
        addUnit(.length, "mm", "millimeter millimeters")
        addUnit(.length, "mi", "mile miles")
        addUnit(.length, "ft", "foot feet")
        addUnit(.length, "in", "inch inches")
        addUnit(.length, "yd", "yard yards")
        addUnit(.mass, "kg", "kilogram kilograms kilo kilos")
        addUnit(.mass, "g", "gram grams")
        addUnit(.mass, "lb", "pound pounds")
        addUnit(.mass, "oz", "ounce ounces")
        addUnit(.volume, "L", "liter liters litre litres")
        addUnit(.volume, "mL", "milliliter milliliters millilitre millilitres")
        addUnit(.volume, "cup", "cup cups")
        addUnit(.volume, "tbsp", "tablespoon tablespoons tbsp")
        addUnit(.volume, "tsp", "teaspoon teaspoons tsp")
        addUnit(.volume, "pt", "pint pints")
        addUnit(.volume, "qt", "quart quarts")
        addUnit(.volume, "gal", "gallon gallons")
        addUnit(.temperature, "°C", "degrees")
        addUnit(.area, "m²", "sqm")
        addUnit(.area, "ac", "acre acres")
        addUnit(.energy, "kcal", "calorie calories kilocalories")
        addUnit(.power, "W", "watt watts")
        addUnit(.power, "kW", "kilowatt kilowatts")
        addUnit(.angle, "°", "degree")
        addUnit(.data, "GB", "gigabyte gigabytes")
        addUnit(.data, "MB", "megabyte megabytes")
        addCurrency("EUR", "euro euros")
        addCurrency("USD", "dollar dollars buck bucks")
        addCurrency("GBP", "pound pounds quid")
        addCurrency("JPY", "yen")
        addCurrency("CHF", "franc francs")
    }
}
