package import Foundation

/// The words of a language that a grammar knows beside those of its phrases and names.
package struct Language: Sendable {
    /// Words that add nothing: "please", "the".
    var fillers: Set<String> = []
    /// Several words, joined, that add nothing together: "por favor".
    var fillerPhrases: Set<String> = []
    /// Prepositions and the like, which rank readings but never decide one.
    var functions: Set<String> = []
    /// Words that turn a sentence into its opposite.
    var negations: Set<String> = []
    /// Words between two values: "and".
    var conjunctions: Set<String> = []
    /// Words for one another; the first of a group names it.
    var groups: [String: String] = [:]
    /// The groups of words that ask to be shown something, which change nothing.
    var seeking: Set<String> = []
    /// The groups of words that ask to change something.
    var changing: Set<String> = []
    /// Articles and prepositions that are written together with the word after them, the longest first.
    var beginnings: [String] = []
    /// Endings of inflected words, the longest first.
    var endings: [String] = []
    var decimalSeparator: Character = "."
    /// Words that lose their last letter before another one, and end at the apostrophe: "l'opéra".
    var elisions: Set<String> = []
    /// Words that are written with a hyphen after another one: "peux-tu".
    var clitics: Set<String> = []
    var numbers = NumberWords()
    var durations: [String: Double] = [:]
    /// A unit without a number counts one: ساعة is an hour, and ساعتان are two.
    var unitsCountOne = false
    var units: [String: UnitWord] = [:]
    var currencies: [String: String] = [:]
    var calendar = CalendarWords()
    var yes: Set<String> = []
    var no: Set<String> = []
    /// Those of them that end a verb too: "wähle den Louvre aus".
    var verbParts: Set<String> = []
    /// The words beside persons and places.
    var leads = LeadingWords()
    /// The words of conversations; those of sentences don't include them.
    var answers = AnswerWords()
    /// All words above, which split a run of characters without spaces.
    private(set) var lexicon: Set<String> = []

    /// Returns what the grammar knows of a language; of most it knows digits and signs.
    package static func of(_ locale: Locale) -> Language {
        switch locale.language.languageCode?.identifier {
        case "en": english(for: locale)
        case "de": german
        case "es": spanish
        case "fr": french
        case "ja": japanese
        case "zh": chinese(for: locale)
        case "ar": arabic
        default: neutral(for: locale)
        }
    }

    /// Only the United States write the month before the day.
    private static func english(for locale: Locale) -> Language {
        var language = english
        language.calendar.isMonthFirst = ["US", nil].contains(locale.region?.identifier)
        return language
    }

    private static func neutral(for locale: Locale) -> Language {
        var language = Language()
        language.decimalSeparator = locale.decimalSeparator == "," ? "," : "."
        language.addSigns()
        return language
    }
}

/// A unit that a word names: its symbol, and the dimension that it measures.
struct UnitWord: Hashable, Sendable {
    let dimension: UnitDimension
    let symbol: String
}

package enum UnitDimension: String, Hashable, Sendable, CaseIterable {
    case length, mass, volume, temperature, speed, area, energy, power, angle, data, pressure
}

// MARK: - Building a table

extension Language {
    /// Splits words at spaces and folds them, as tokens are.
    static func words(_ text: String) -> [String] {
        text.split(separator: " ").map { $0.map(Folding.folded).joined() }
    }

    mutating func addGroup(_ name: String, changes: Bool?, _ text: String) {
        for word in [name] + Self.words(text) { groups[word] = name }
        if let changes {
            if changes { changing.insert(name) } else { seeking.insert(name) }
        }
    }

    mutating func addUnit(_ dimension: UnitDimension, _ symbol: String, _ text: String) {
        for word in Self.words(text) {
            units[word] = UnitWord(dimension: dimension, symbol: symbol)
        }
    }

    mutating func addCurrency(_ code: String, _ text: String) {
        for word in Self.words(text) { currencies[word] = code }
        currencies[code.lowercased()] = code
    }

    mutating func addDuration(_ seconds: Double, _ text: String) {
        for word in Self.words(text) { durations[word] = seconds }
    }

    /// Adds symbols of units and signs of currencies, which belong to no language.
    mutating func addSigns() {
        addCurrency("EUR", "€")
        addCurrency("USD", "$")
        addCurrency("GBP", "£")
        addCurrency("JPY", "¥")
        for code in ["CHF", "CNY", "CAD", "AUD", "INR", "KRW", "SEK", "NOK", "DKK", "PLN"] {
            addCurrency(code, "")
        }
        addDuration(1, "s sec")
        addDuration(60, "min")
        addDuration(3600, "h")
        addUnit(.length, "km", "km")
        addUnit(.length, "m", "m")
        addUnit(.length, "cm", "cm")
        addUnit(.length, "mm", "mm")
        addUnit(.length, "mi", "mi")
        addUnit(.length, "ft", "ft")
        addUnit(.mass, "kg", "kg")
        addUnit(.mass, "g", "g")
        addUnit(.mass, "mg", "mg")
        addUnit(.mass, "lb", "lb lbs")
        addUnit(.mass, "oz", "oz")
        addUnit(.volume, "L", "l")
        addUnit(.volume, "mL", "ml")
        addUnit(.volume, "cL", "cl")
        addUnit(.volume, "dL", "dl")
        addUnit(.temperature, "°C", "c celsius")
        addUnit(.temperature, "°F", "f fahrenheit")
        addUnit(.speed, "km/h", "kmh kph")
        addUnit(.speed, "mph", "mph")
        addUnit(.area, "ha", "ha")
        addUnit(.energy, "kWh", "kwh")
        addUnit(.energy, "kcal", "kcal")
        addUnit(.energy, "J", "j")
        addUnit(.power, "W", "w")
        addUnit(.power, "kW", "kw")
        addUnit(.data, "MB", "mb")
        addUnit(.data, "GB", "gb")
        addUnit(.pressure, "bar", "bar")
        addUnit(.pressure, "hPa", "hpa")
        addUnit(.angle, "°", "°")
    }

    /// Collects the words of the finished table.
    mutating func finish() {
        addSigns()
        lexicon = fillers.union(functions).union(negations).union(conjunctions)
        lexicon.formUnion(groups.keys)
        lexicon.formUnion(durations.keys)
        lexicon.formUnion(units.keys)
        lexicon.formUnion(currencies.keys)
        lexicon.formUnion(yes)
        lexicon.formUnion(no)
        lexicon.formUnion(numbers.words)
        lexicon.formUnion(calendar.words)
    }
}

// MARK: - Words in a sentence

extension Language {
    /// Returns a word without its ending, and without what is written together with it.
    func stem(_ word: String) -> String {
        let beginning = beginnings.first { word.hasPrefix($0) && word.count - $0.count >= 3 }
        let word = beginning.map { String(word.dropFirst($0.count)) } ?? word
        for ending in endings where word.hasSuffix(ending) && word.count - ending.count >= 3 {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    /// Returns the group of a word, or of the same word with another ending.
    func group(of word: String) -> String? {
        groups[word] ?? groups[stem(word)]
    }

    /// Tells whether a word alone tells no sentence from another.
    func isWeak(_ word: String) -> Bool {
        fillers.contains(word) || functions.contains(word) || conjunctions.contains(word)
    }
}
