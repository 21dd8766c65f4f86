/// The colors of a symbol's parts.
struct SymbolPalette: Equatable {
    /// The color of the mark, or of a whole symbol with one color; `nil` for that of text.
    var primary: Paint?
    /// The color of the shape behind the mark, or of the part beside a shape without a mark.
    var secondary: Paint?
    /// The color of the remaining part.
    var tertiary: Paint?
}

extension SymbolPalette {
    /// Finds the colors for a symbol's subject; `nil` if the symbol has none.
    init?(ofSymbol name: String, in environment: EnvironmentValues) {
        let isFilled = name.hasSuffix(".fill")
        let base = isFilled ? String(name.dropLast(5)) : name
        guard let parts = Self.parts[base] ?? Self.parts(ofEnclosed: base) else { return nil }
        // Details are drawn on a filled shape; on an outline they have its color.
        let mark = isFilled ? parts.mark : nil
        let tones = [mark, parts.form, parts.beside].compactMap(\.self)
        primary = tones[0].paint(in: environment)
        // The text's color must be named if it isn't the first.
        func other(_ place: Int) -> Paint? {
            tones.indices.contains(place)
                ? tones[place].paint(in: environment) ?? .named(.primary) : nil
        }
        secondary = other(1)
        tertiary = other(2)
    }

    /// The color of a part.
    private enum Tone {
        case named(Paint.Name)
        /// The color of clouds, snow and the moon: that of the text if it is set, else one that is
        /// visible on a card.
        case pale
        /// The color of text.
        case text

        func paint(in environment: EnvironmentValues) -> Paint? {
            switch self {
            case .named(let name): .named(name)
            case .pale:
                environment.ink.foreground
                    ?? .named(environment.colorScheme == .dark ? .white : .gray)
            case .text: environment.ink.foreground
            }
        }
    }

    private struct Parts {
        var form: Tone
        var mark: Tone?
        var beside: Tone?

        static func tone(_ form: Tone, beside: Tone? = nil) -> Parts {
            Parts(form: form, beside: beside)
        }

        static func color(
            _ form: Paint.Name, mark: Paint.Name? = nil, beside: Tone? = nil
        ) -> Parts {
            Parts(form: .named(form), mark: mark.map { Tone.named($0) }, beside: beside)
        }
    }

    /// Returns the parts of a multicolor symbol in a circle or a square: white on its color.
    private static func parts(ofEnclosed name: String) -> Parts? {
        for ending in [".circle", ".square"] where name.hasSuffix(ending) {
            guard case .named(let color)? = parts[String(name.dropLast(ending.count))]?.form else {
                return nil
            }
            return .color(color, mark: .white)
        }
        return nil
    }

    /// The parts of plain symbols by name.
    private static let parts: [String: Parts] = {
        var parts = weather.merging(signs) { first, _ in first }
        parts.merge(things) { first, _ in first }
        for level in ["100", "75", "50", "25", "0"] {
            let color: Paint.Name = level == "0" ? .red : level == "25" ? .yellow : .green
            parts["battery.\(level)"] = .color(color)
            parts["battery.\(level)percent"] = .color(color)
        }
        return parts
    }()

    private static let weather: [String: Parts] = [
        "sun.max": .color(.yellow), "sun.min": .color(.yellow), "sun.horizon": .color(.yellow),
        "sunrise": .color(.yellow), "sunset": .color(.orange),
        "moon": .tone(.pale), "moon.stars": .tone(.pale, beside: .named(.yellow)),
        "moon.zzz": .tone(.pale, beside: .text),
        "cloud": .tone(.pale), "cloud.fog": .tone(.pale), "cloud.moon": .tone(.pale),
        "cloud.sun": .tone(.pale, beside: .named(.yellow)),
        "cloud.rain": .tone(.pale, beside: .named(.blue)),
        "cloud.heavyrain": .tone(.pale, beside: .named(.blue)),
        "cloud.drizzle": .tone(.pale, beside: .named(.blue)),
        "cloud.snow": .tone(.pale, beside: .named(.cyan)),
        "cloud.bolt": .tone(.pale, beside: .named(.yellow)),
        "cloud.bolt.rain": .tone(.pale, beside: .named(.yellow)),
        "snowflake": .color(.cyan), "wind": .tone(.pale), "tornado": .tone(.pale),
        "bolt": .color(.yellow), "drop": .color(.blue), "humidity": .color(.blue, beside: .text),
        "flame": .color(.orange, mark: .yellow),
        "thermometer": .color(.red, mark: .white), "thermometer.medium": .color(.red, mark: .white),
        "thermometer.high": .color(.red, mark: .white),
        "thermometer.low": .color(.blue, mark: .white),
        "thermometer.sun": .color(.red, mark: .white, beside: .named(.yellow)),
    ]

    private static let signs: [String: Parts] = [
        "exclamationmark.triangle": .color(.yellow, mark: .black),
        "exclamationmark.shield": .color(.yellow, mark: .black),
        "exclamationmark.circle": .color(.red, mark: .white),
        "exclamationmark.octagon": .color(.red, mark: .white),
        "xmark.octagon": .color(.red, mark: .white), "xmark.circle": .color(.red, mark: .white),
        "xmark.seal": .color(.red, mark: .white), "xmark.shield": .color(.red, mark: .white),
        "checkmark.circle": .color(.green, mark: .white),
        "checkmark.shield": .color(.green, mark: .white),
        "checkmark.seal": .color(.blue, mark: .white),
        "plus.circle": .color(.green, mark: .white), "minus.circle": .color(.red, mark: .white),
        "info.circle": .color(.blue, mark: .white),
        "questionmark.circle": .color(.blue, mark: .white),
        "record.circle": .color(.red, mark: .white),
        "person.badge.plus": .tone(.text, beside: .named(.green)),
        "app.badge": .tone(.text, beside: .named(.red)),
    ]

    private static let things: [String: Parts] = [
        "heart": .color(.red), "star": .color(.yellow), "sparkles": .color(.yellow),
        "flag": .color(.red, beside: .text), "bookmark": .color(.red), "trash": .color(.red),
        "leaf": .color(.green), "tree": .color(.green, beside: .named(.brown)),
        "carrot": .color(.orange, beside: .named(.green)),
        "ladybug": .color(.red, mark: .black, beside: .text),
        "phone": .color(.green), "video": .color(.green), "envelope": .color(.blue, mark: .white),
        "envelope.badge": .color(.blue, mark: .white, beside: .named(.red)),
        "folder": .color(.blue), "globe": .color(.blue, mark: .white), "location": .color(.blue),
        "mappin": .color(.red, beside: .named(.gray)),
        "mappin.and.ellipse": .color(.red, beside: .named(.gray)),
        "lightbulb": .color(.yellow, beside: .named(.gray)), "gift": .color(.red, mark: .yellow),
        "cross": .color(.red), "cross.case": .color(.red, mark: .white),
        "waveform.path.ecg": .color(.red), "wifi": .color(.blue),
    ]
}
