import AppIntentsMetadata
import Foundation
import PhraseGrammar

/// The values of parameters in words.
extension QuestionListener {
    /// The outcome of words for one field.
    enum Found {
        case value(Meant)
        case several([Meant])
        case command(Hearing.Command)
        case unclear(Hearing.Reason)
    }

    /// Returns the value of a field that words mean; each kind of value is told in its own words.
    ///
    /// A text that names nothing known is the value itself for a parameter that people type freely:
    /// the run finds entities by it. A value that the run would refuse is unclear.
    package mutating func hear(_ words: String, as field: Question.Field) -> Hearing {
        let open = open
        self.open = nil
        let said = words.trimmingCharacters(in: .whitespacesAndNewlines)
        if said.isEmpty { return Hearing(words: words, kind: .unclear(.missing)) }
        let isCommand = command(said) != nil
        let found: Found
        if !isCommand, let open, let meant = decided(said, open, field) {
            found = meant.file.map { opened($0, title: meant.title) } ?? .value(meant)
        } else {
            // A command is none of the files, whose listing takes time.
            listing = isCommand ? nil : listed(for: field)
            defer { listing = nil }
            found = reading(said, field)
        }
        switch found {
        case .value(let meant):
            if !meant.value.isNull, let problem = problem(meant.value, field) {
                return Hearing(words: words, kind: .unclear(.refused(problem)))
            }
            return Hearing(
                words: words, kind: .value(meant.value, parameter: field.parameter.name),
                title: meant.title)
        case .several(let meanings): return undecided(words, meanings)
        case .command(let command): return Hearing(words: words, kind: .command(command))
        case .unclear(let reason): return Hearing(words: words, kind: .unclear(reason))
        }
    }

    /// Returns the value that further words decide for: one of those that the words before may mean,
    /// or the value of all words together, "tomorrow at eight", "in the evening".
    private func decided(_ words: String, _ open: Open, _ field: Question.Field) -> Meant? {
        if let meant = decided(words, open) { return meant }
        let together = told("\(open.words) \(words)", field)
        return together.count == 1 ? together[0] : nil
    }

    private func reading(_ said: String, _ field: Question.Field) -> Found {
        if case .list(let element) = field.parameter.shape { return list(said, field, element) }
        return single(said, field)
    }

    // MARK: - One value

    private func single(_ said: String, _ field: Question.Field) -> Found {
        let parameter = field.parameter
        if let text = reader.quoted(said) {
            return text.isEmpty ? .unclear(.missing) : named(text, field)
        }
        let options = field.options ?? []
        let offered = options.isEmpty ? .none : reader.choice(said, among: options.named)
        if case .one(let place, isWhole: true) = offered { return value(options[place]) }
        let known: (meanings: [Meant], isWhole: Bool) =
            isOpen(field) ? self.known(said, parameter.shape) : ([], false)
        if known.isWhole, let first = known.meanings.first { return .value(first) }
        if parameter.shape == .bool, let isOn = flag(said, parameter) {
            return .value(Meant(value: .bool(isOn), title: said))
        }
        switch reader.phrase(said) {
        case .nothing? where parameter.isOptional:
            return .value(Meant(value: .null, title: said))
        case .keep? where field.error == nil:
            if let value = field.value { return .value(Meant(value: value, title: said)) }
        default: break
        }
        if let command = command(said) { return .command(command) }
        switch offered {
        case .one(let place, _): return value(options[place])
        case .several(let places): return .several(places.map { meant(options[$0], isLong: true) })
        case .none: break
        }
        switch known.meanings.count {
        case 0: return other(said, field)
        case 1: return .value(known.meanings[0])
        default: return .several(known.meanings)
        }
    }

    /// Returns the value of words that name neither an option nor a known value.
    private func other(_ said: String, _ field: Question.Field) -> Found {
        let options = field.options ?? []
        let told = self.told(said, field).filter { meant in
            isOpen(field) || options.contains { $0.value == meant.value }
        }
        if told.count > 1 { return .several(told) }
        if let only = told.first { return .value(only) }
        guard isOpen(field) else { return .unclear(.notUnderstood) }
        switch field.parameter.shape {
        case .bool, .opaque: return .unclear(.notUnderstood)
        case .file: return listing.map { file(said, $0) } ?? .unclear(.notUnderstood)
        case .union(let shapes):
            for shape in shapes where shape.element == shape {
                var one = field
                one.parameter.shape = shape
                let told = self.told(said, one)
                if told.count == 1 { return .value(told[0]) }
                if let isOn = shape == .bool ? flag(said, one.parameter) : nil {
                    return .value(Meant(value: .bool(isOn), title: said))
                }
                let known = self.known(said, shape)
                if known.isWhole, let first = known.meanings.first { return .value(first) }
            }
            return .value(Meant(value: .string(said), title: said))
        default: return .value(text(said, field))
        }
    }

    /// Returns a text as the value of a field: in its parts, where a form has them.
    private func text(_ said: String, _ field: Question.Field) -> Meant {
        Meant(value: parts(said, field) ?? .string(said), title: said)
    }

    /// Returns whether a value need not be one of the listed options.
    private func isOpen(_ field: Question.Field) -> Bool {
        field.options?.isEmpty ?? true || field.isSearchable
    }

    /// Returns the option that has a text for its name, or the text itself.
    private func named(_ text: String, _ field: Question.Field) -> Found {
        let options = field.options ?? []
        if case .one(let place, isWhole: true) = reader.choice(text, among: options.named) {
            return value(options[place])
        }
        guard isOpen(field) else { return .unclear(.notUnderstood) }
        if let listing { return file(text, listing) }
        return .value(self.text(text, field))
    }

    private func value(_ option: Question.Option) -> Found { .value(meant(option)) }

    private func meant(_ option: Question.Option, isLong: Bool = false) -> Meant {
        Meant(value: option.value, title: isLong ? option.words : option.title)
    }

    private func flag(_ said: String, _ parameter: ParameterMetadata) -> Bool? {
        let names = parameter.switchNames
        return reader.flag(said, yes: names.map { [$0.yes] } ?? [], no: names.map { [$0.no] } ?? [])
            ?? reader.flag(said, yes: [usualYes], no: [usualNo])
    }

    /// Returns the entities or cases of a shape that words name.
    private func known(
        _ said: String, _ shape: ValueShape
    ) -> (meanings: [Meant], isWhole: Bool) {
        switch shape {
        case .entity, .enumeration: break
        default: return ([], false)
        }
        guard let names = names(shape) else { return ([], false) }
        let found = reader.named(said, in: names.index)
        let meanings = found.identifiers.compactMap { names.known($0) }
            .map { Meant(value: $0.value, title: $0.title) }
        return (meanings, found.isWhole)
    }

    /// Returns the values that are told by their own words, such as numbers, dates and amounts.
    private func told(_ said: String, _ field: Question.Field) -> [Meant] {
        let parameter = field.parameter
        guard let kind = parameter.wordKind, parameter.shape != .bool else { return [] }
        let (moment, names) = (self.moment(), [parameter.title])
        var values = reader.values(said, of: kind, at: moment, beside: names)
        // A person who is asked for a length may tell the number alone.
        if values.isEmpty, case .measurement = kind, let unit = parameter.shape.usualUnit,
            case .decimal(let number)? = reader.values(
                said, of: .decimal, at: moment, beside: names
            ).first
        {
            values = [.measurement(number, unit: unit)]
        }
        return values.compactMap { value in
            value.data(as: parameter.shape, at: moment).map { data in
                Meant(value: data, title: value.title(in: locale) ?? data.number ?? said)
            }
        }
    }

    // MARK: - Lists

    private func list(
        _ said: String, _ field: Question.Field, _ element: ValueShape
    ) -> Found {
        var one = field
        one.parameter.shape = element
        // Their number is checked for all of them together.
        one.parameter.constraints.minimumCount = nil
        one.parameter.constraints.maximumCount = nil
        let options = field.options ?? []
        if reader.phrase(said) == .all, !isOpen(field) {
            return .value(
                Meant(
                    value: .array(options.map(\.value)),
                    title: options.map(\.title).joined(separator: ", ")))
        }
        let parts = reader.quoted(said) == nil ? reader.parts(of: said) : [said]
        var isName = false
        if case .one(_, isWhole: true) = reader.choice(said, among: options.named) {
            isName = true
        } else if let listing {
            // “Salt and Pepper.pdf” is one file.
            isName = nameFile(said, listing)
        }
        guard parts.count > 1, !isName else {
            let found = single(said, one)
            guard case .value(let meant) = found else { return found }
            let isWhole = meant.value.isNull || meant.value == field.value
            return .value(
                isWhole ? meant : Meant(value: .array([meant.value]), title: meant.title))
        }
        var meanings: [Meant] = []
        for part in parts {
            switch single(part, one) {
            case .value(let meant):
                if let problem = problem(meant.value, one) { return .unclear(.refused(problem)) }
                if !meanings.contains(where: { $0.value == meant.value }) {
                    meanings.append(meant)
                }
            case .several(let several): return .unclear(.several(several.map(\.title)))
            case .command: return .unclear(.notUnderstood)
            case .unclear(let reason): return .unclear(reason)
            }
        }
        return .value(
            Meant(
                value: .array(meanings.map(\.value)),
                title: meanings.map(\.title).joined(separator: ", ")))
    }
}

extension ValueShape {
    /// The symbol of the unit that a measurement has if none is told.
    fileprivate var usualUnit: String? {
        guard case .structure(let structure) = element,
            let unit = structure.fields.first(where: { $0.name == "unit" }),
            case .string(let symbol)? = unit.defaultValue
        else { return nil }
        return symbol
    }
}

extension ParameterValue {
    /// The number as a person reads it; `nil` for other values.
    fileprivate var number: String? {
        switch self {
        case .int, .double: readable
        default: nil
        }
    }
}
