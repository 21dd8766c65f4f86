import AppIntents
import Foundation

/// The symbols for English words in the names of intents.
///
/// A name says most with the thing that it ends with, as `BuyMuseumTicket` does: so things come
/// first, from the end. For a name without a noun, the first verb counts.
package enum SymbolWords {
    /// The symbol of an intent whose name has no known word.
    package static let neutral = "bolt"

    /// All symbols that a name or a kind may lead to.
    package static var all: Set<String> { Set(things.values).union(deeds.values).union([neutral]) }

    /// Returns the symbol for an identifier or a title in English; `nil` if no word of it is known.
    package static func symbol(for name: String) -> String? {
        let words = words(of: name)
        for place in words.indices.reversed() {
            // Some words are written in one or in two: `boardingPass`, `ToDo`, `WiFi`.
            if place > 0, let symbol = symbol(for: words[place - 1] + words[place], in: things) {
                return symbol
            }
            if let symbol = symbol(for: words[place], in: things) { return symbol }
        }
        return words.lazy.compactMap { symbol(for: $0, in: deeds) }.first
    }

    /// Returns the words of a name, in small letters without accents.
    private static func words(of name: String) -> [String] {
        PropertyName.readable(name)
            .folding(options: .diacriticInsensitive, locale: Locale(identifier: "en"))
            .lowercased().split { !$0.isLetter }.map(String.init)
    }

    private static func symbol(for word: String, in table: [String: String]) -> String? {
        if let symbol = table[word] { return symbol }
        // Of several: notes, batteries, classes.
        if word.hasSuffix("ies"), let symbol = table[word.dropLast(3) + "y"] { return symbol }
        if word.hasSuffix("es"), let symbol = table[String(word.dropLast(2))] { return symbol }
        return word.hasSuffix("s") ? table[String(word.dropLast())] : nil
    }

    private static let things = byWord([
        // The sky and outdoors.
        "cloud.sun": "weather forecast climate",
        "sun.max": "sun sunshine brightness",
        "sunrise": "sunrise dawn",
        "sunset": "sunset dusk",
        "moon.stars": "night star",
        "moon": "moon focus",
        "cloud.rain": "rain",
        "snowflake": "snow ski winter",
        "wind": "wind air",
        "thermometer.medium": "temperature thermostat fever",
        "leaf": "plant garden flower",
        "tree": "park forest tree",
        "mountain.2": "mountain peak hike trail",
        "pawprint": "pet dog cat animal bird parrot",
        // Time.
        "clock": "clock time hour minute",
        "timer": "timer countdown",
        "stopwatch": "stopwatch lap",
        "alarm": "alarm",
        "bell": "reminder notification alert",
        "calendar": "calendar agenda event appointment meeting schedule date day week month",
        // Food.
        "fork.knife": "recipe cook kitchen food meal dinner lunch breakfast restaurant soup menu",
        "cup.and.saucer": "coffee cafe tea drink",
        "birthday.cake": "birthday cake",
        "drop": "water",
        // Media.
        "photo": "photo picture image album gallery wallpaper",
        "camera": "camera",
        "video": "video",
        "film": "movie film",
        "tv": "tv television",
        "music.note": "music song track playlist melody",
        "headphones": "podcast episode audiobook",
        "radio": "radio",
        "mic": "voice recording memo microphone",
        "speaker.wave.2": "sound volume speaker",
        "book": "book reading chapter library",
        "newspaper": "article news story",
        "gamecontroller": "game",
        "paintpalette": "color theme drawing painting",
        "theatermasks": "theater theatre",
        // Places and travel.
        "map": "map route direction navigation",
        "mappin.and.ellipse": "place landmark location address city",
        "airplane": "travel flight boarding boardingpass airport plane",
        "suitcase": "trip journey luggage vacation holiday",
        "tram": "train departure tram metro subway station timetable",
        "bus": "bus",
        "car": "car taxi ride parking",
        "bicycle": "bike bicycle",
        "ferry": "ferry boat ship",
        "fuelpump": "fuel",
        "bed.double": "sleep bed nap hotel room",
        "ticket": "ticket",
        "building.columns": "museum bank",
        // People and words.
        "envelope": "mail email inbox newsletter letter postcard",
        "message": "message sms",
        "bubble.left.and.bubble.right": "conversation chat comment discussion reply",
        "phone": "phone voicemail",
        "person": "person contact profile user account friend",
        "person.2": "people team group member family",
        "globe": "language translation website web world",
        "link": "link url",
        // Money and shopping.
        "dollarsign.circle": "money currency price cost budget",
        "banknote": "cash",
        "creditcard": "expense payment invoice bill",
        "chart.line.uptrend.xyaxis": "stock portfolio trend",
        "cart": "cart basket grocery shopping",
        "bag": "shop store product",
        "shippingbox": "parcel package delivery shipment",
        "gift": "gift",
        "tag": "tag label category",
        // Health.
        "heart": "favorite favourite health pulse heart",
        "pills": "medication medicine pill dose",
        "face.smiling": "mood emotion feeling",
        "figure.walk": "step walk",
        "figure.run": "workout exercise training activity ring fitness",
        "checkmark.seal": "habit goal streak",
        "scalemass": "weight",
        // Work.
        "checklist": "task todo list checklist chore",
        "note.text": "note journal diary",
        "doc": "document file pdf",
        "folder": "folder project",
        "bookmark": "bookmark",
        "chart.bar": "chart statistic report summary",
        "briefcase": "work job",
        "graduationcap": "course lesson school class",
        "ladybug": "bug issue",
        "sportscourt": "score match sport",
        "trophy": "league trophy ranking award",
        // The home and its devices.
        "house": "house home",
        "lightbulb": "light lamp bulb",
        "lock": "lock door security",
        "key": "key password passphrase",
        "gear": "setting preference configuration",
        "battery.100": "battery",
        "wifi": "wifi network",
        "printer": "printer",
        "qrcode": "qr qrcode",
        "square.grid.2x2": "widget",
        "flag": "flag",
        "star": "rating review",
    ])

    private static let deeds = byWord([
        "magnifyingglass": "find search",
        "list.bullet": "browse",
        "cart": "order buy purchase",
        "plus": "add create new make insert",
        "pencil": "edit write change update rename",
        "trash": "delete remove clear",
        "paperplane": "send",
        "square.and.arrow.up": "share export",
        "square.and.arrow.down": "save download import",
        "play": "play start begin resume",
        "pause": "pause",
        "stop": "stop cancel end",
        "checkmark": "complete finish check confirm",
        "arrow.clockwise": "refresh reload renew repeat",
        "arrow.uturn.backward": "undo",
        "arrow.uturn.forward": "redo",
        "power": "toggle turn switch enable disable",
        "phone": "call",
        "eye": "show view",
        "arrow.left.arrow.right": "swap convert compare exchange",
        "plus.forwardslash.minus": "count calculate",
        "lock.open": "unlock",
        "doc.on.doc": "copy duplicate",
    ])

    /// Returns the table with a line for each word.
    private static func byWord(_ table: [String: String]) -> [String: String] {
        table.reduce(into: [:]) { symbols, line in
            for word in line.value.split(separator: " ") { symbols[String(word)] = line.key }
        }
    }
}
