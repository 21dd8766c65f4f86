import Foundation

/// Reads the values in a sentence that are told by their own words.
struct ValueReader {
    /// The greatest number that is read: no person says more, and every kind of value can hold it.
    private static let greatest = 1e12

    let tokens: [Token]
    let language: Language
    let moment: Moment

    /// Returns the value of a kind that begins at a token, with others that the same words may mean,
    /// and the end of the words.
    func values(of kind: Slot.Kind, at start: Int) -> ([SlotValue], end: Int)? {
        if case .date(let kind) = kind {
            return DateReader(tokens: tokens, language: language, moment: moment)
                .dates(kind, at: start).map { ($0.0.map(SlotValue.date), $0.end) }
        }
        return value(of: kind, at: start).map { ([$0.0], $0.end) }
    }

    private func value(of kind: Slot.Kind, at start: Int) -> (SlotValue, end: Int)? {
        switch kind {
        case .integer:
            guard let (number, end) = number(at: start), let whole = Int(exactly: number) else {
                return nil
            }
            return (.integer(whole), end)
        case .decimal: return number(at: start).map { (.decimal($0.0), $0.end) }
        case .ordinal: return ordinal(at: start)
        case .flag:
            if language.yes.contains(tokens[start].text) { return (.flag(true), start + 1) }
            return language.no.contains(tokens[start].text) ? (.flag(false), start + 1) : nil
        case .duration: return duration(at: start)
        case .measurement(let dimension):
            guard let (number, end) = number(at: start), end < tokens.count,
                let unit = language.units[tokens[end].text], unit.dimension == dimension
            else { return nil }
            return (.measurement(number, unit: unit.symbol), end + 1)
        case .money(let currency): return money(at: start, currency: currency)
        case .date, .names, .lookup, .person, .place, .text: return nil
        }
    }

    /// A number in digits or words: "2.5", "minus three", "two hundred and five", "half a".
    private func number(at start: Int) -> (Double, end: Int)? {
        let words = language.numbers
        // The rest of a number that isn't read is no number.
        if start > 0, isNumber(tokens[start - 1]) { return nil }
        if words.negatives.contains(tokens[start].text), start + 1 < tokens.count,
            let (number, end) = number(at: start + 1)
        {
            return (-number, end)
        }
        var position = start
        var (total, part, isFound) = (0.0, 0.0, false)
        if let digits = tokens[start].number {
            (part, isFound) = (digits, true)
            position += 1
        }
        while position < tokens.count {
            let word = tokens[position].text
            if let scale = words.scales[word], isFound || words.scales[word] != nil {
                // Only what is below it: 二百五十 is 200 and five tens.
                let below = scale < 1000 ? part.truncatingRemainder(dividingBy: scale) : part
                part += max(below, 1) * scale - below
                if scale >= 1000 { (total, part) = (total + part, 0) }
            } else if tokens[start].number == nil,
                let (value, end) = words.compound(in: tokens, at: position)
            {
                part += value
                position = end - 1
            } else if tokens[start].number == nil, let value = words.values[word] {
                part += value
            } else if isFound, words.joints.contains(word), position + 1 < tokens.count,
                total + part >= 100, words.values[tokens[position + 1].text] != nil
            {
                position += 1
                continue
            } else {
                break
            }
            isFound = true
            position += 1
        }
        if !isFound, let half = words.halves[tokens[start].text] {
            let next = start + 1
            let isArticle = next < tokens.count && words.articles.contains(tokens[next].text)
            return (half, isArticle ? next + 1 : next)
        }
        let number = total + part
        return isFound && number <= Self.greatest ? (number, position) : nil
    }

    private func isNumber(_ token: Token) -> Bool {
        token.number != nil || language.numbers.values[token.text] != nil
            || language.numbers.scales[token.text] != nil
    }

    private func ordinal(at start: Int) -> (SlotValue, end: Int)? {
        if let number = language.numbers.ordinals[tokens[start].text] {
            return (.ordinal(number), start + 1)
        }
        guard let digits = tokens[start].number, let whole = Int(exactly: digits),
            start + 1 < tokens.count,
            language.numbers.ordinalSuffixes.contains(tokens[start + 1].text)
        else { return nil }
        return (.ordinal(whole), start + 2)
    }

    /// "90 minutes", "an hour", "one hour and 30 minutes".
    private func duration(at start: Int) -> (SlotValue, end: Int)? {
        var (position, seconds, end) = (start, 0.0, start)
        while position < tokens.count {
            var next: (Double, end: Int)? = number(at: position)
            if next == nil, language.numbers.articles.contains(tokens[position].text) {
                next = (1, position + 1)
            }
            if next == nil, language.unitsCountOne { next = (1, position) }
            guard let (count, unit) = next, unit < tokens.count,
                let length = language.durations[tokens[unit].text]
            else { break }
            seconds += count * length
            end = unit + 1
            if end < tokens.count, let part = language.numbers.partsOfUnit[tokens[end].text] {
                seconds += part * length
                end += 1
            }
            position = end
            if position < tokens.count, language.conjunctions.contains(tokens[position].text) {
                position += 1
                // "Une heure et demie", "una hora y media".
                if position < tokens.count,
                    let half = language.numbers.halves[tokens[position].text],
                    position + 1 == tokens.count
                        || language.durations[tokens[position + 1].text] == nil
                {
                    seconds += half * length
                    (position, end) = (position + 1, position + 1)
                }
            }
        }
        return end > start ? (.duration(seconds), end) : nil
    }

    /// "30 euros", "$20", or a number without a currency.
    private func money(at start: Int, currency: String) -> (SlotValue, end: Int)? {
        if let code = language.currencies[tokens[start].text], start + 1 < tokens.count,
            let (number, end) = number(at: start + 1)
        {
            return (.money(Decimal(number), currency: code), end)
        }
        guard let (number, end) = number(at: start) else { return nil }
        guard end < tokens.count else { return (.money(Decimal(number), currency: currency), end) }
        if let code = language.currencies[tokens[end].text] {
            return (.money(Decimal(number), currency: code), end + 1)
        }
        // A number with another unit is no amount.
        let isOther =
            language.durations[tokens[end].text] != nil || language.units[tokens[end].text] != nil
        return isOther ? nil : (.money(Decimal(number), currency: currency), end)
    }
}

extension Slot.Kind {
    /// A unit tells that words are a value of the kind, so that a phrase needs no place for it.
    var hasUnit: Bool {
        switch self {
        case .duration, .date, .measurement, .money: true
        default: false
        }
    }

    /// Prepositions are parts of a value: "tomorrow at five".
    var takesPrepositions: Bool {
        if case .date = self { true } else { false }
    }

    /// A value is the number of something.
    var counts: Bool {
        if case .integer = self { true } else { false }
    }

    /// The number of words that tell a value of the kind.
    var words: Int {
        switch self {
        case .date: 4
        case .duration, .measurement: 3
        case .money, .ordinal: 2
        default: 1
        }
    }
}
