extension SpeechGrammar {
    /// The rules of values that are told by their own words, as far as a language knows them.
    struct Values {
        private typealias Words = [String]

        let language: Language
        let canSay: (String) -> Bool

        /// Returns the name of the rule of a kind of values; `nil` for names and free text.
        static func name(of kind: Slot.Kind) -> String? {
            switch kind {
            case .integer, .decimal: "number"
            case .ordinal: "ordinal"
            case .flag: "flag"
            case .duration: "duration"
            case .date(.day): "day"
            case .date(.time): "time"
            case .date: "date"
            case .measurement(let dimension): "measure_\(dimension.rawValue)"
            case .money: "money"
            case .names, .lookup, .person, .place, .text: nil
            }
        }

        /// Returns the rule of a kind; empty if the language has no words for it.
        func piece(of kind: Slot.Kind) -> Piece {
            switch kind {
            case .integer, .decimal: number
            case .ordinal: one(of: Array(language.numbers.ordinals.keys))
            case .flag: one(of: Array(language.yes) + Array(language.no))
            case .duration:
                counted(with: language.durations.keys, orOne: true)
            case .measurement(let dimension):
                counted(
                    with: language.units.filter { $0.value.dimension == dimension }.keys,
                    orOne: false)
            case .money: counted(with: language.currencies.keys, orOne: false)
            case .date(.day): day
            case .date(.time): time
            case .date: .choice([day, time, .sequence([day, time])])
            case .names, .lookup, .person, .place, .text: .empty
            }
        }

        /// A number to 99.
        var count: Piece {
            let tens = numbers(20..<1e6)
            return .choice([
                numbers(1..<20),
                tens.isEmpty ? .empty : .sequence([tens, .optional(numbers(1..<10))]),
            ])
        }

        /// A number to 99, or one with a hundred or a thousand: "two hundred five".
        ///
        /// Any words of numbers in a row would take the place of a name that isn't understood.
        private var number: Piece {
            let small = Piece.choice([one(of: zero), count])
            let scales = one(of: Array(language.numbers.scales.keys))
            let large =
                scales.isEmpty
                ? Piece.empty
                : .sequence([.optional(numbers(1..<10)), scales, .optional(count)])
            return .choice([small, large, one(of: Array(language.numbers.halves.keys))])
        }

        private var zero: [String] {
            language.numbers.values.filter { $0.value < 1 }.map(\.key)
        }

        private func numbers(_ range: Range<Double>) -> Piece {
            one(of: language.numbers.values.filter { range.contains($0.value) }.map(\.key))
        }

        private func counted(with units: some Collection<String>, orOne: Bool) -> Piece {
            // Symbols of one or two letters are written, not said.
            let units = one(of: units.filter { $0.count > 2 })
            let count =
                orOne
                ? Piece.choice([number, one(of: Array(language.numbers.articles))]) : number
            if units.isEmpty || count.isEmpty { return .empty }
            return .sequence([count, units])
        }

        private var day: Piece {
            let calendar = language.calendar
            let weekday = Piece.sequence([
                .optional(one(of: Array(calendar.turns.keys))),
                one(of: Array(calendar.weekdays.keys)),
            ])
            let months = one(of: calendar.months.keys.filter { $0.count > 3 || $0 == "may" })
            let dates = Piece.choice([one(of: Array(language.numbers.ordinals.keys)), number])
            return .choice([
                one(of: Array(calendar.days.keys)), weekday,
                months.isEmpty ? .empty : .sequence([months, dates]),
            ])
        }

        private var time: Piece {
            let calendar = language.calendar
            let hour = one(of: language.numbers.values.filter { $0.value < 60 }.map(\.key))
            let after = one(of: Array(calendar.parts.keys) + Array(calendar.marks))
            let clock =
                hour.isEmpty
                ? Piece.empty : Piece.sequence([hour, .optional(hour), .optional(after)])
            return .sequence([
                .optional(one(of: Array(calendar.at))),
                .choice([clock, one(of: Array(calendar.hours.keys))]),
            ])
        }

        /// One of several texts, each of one word or several.
        private func one(of texts: [String]) -> Piece {
            .choice(
                texts.sorted().compactMap { text in
                    let words = text.split(separator: " ").map(String.init)
                    guard words.allSatisfy({ $0 == $0.speakable && canSay($0) }) else { return nil }
                    return .sequence(words.map(Piece.word))
                })
        }
    }
}
