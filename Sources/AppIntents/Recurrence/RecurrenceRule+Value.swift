public import AppIntentsMetadata
public import Foundation
import _Localization

/// A rule for when something happens again.
extension Calendar.RecurrenceRule: _IntentValue, _IndexedPropertyValue, _UnconvertedValue {
    /// Returns a shape with the frequency, the days of the week, and an end.
    ///
    /// A rule may contain more, such as “the last Friday of a month”; the system keeps that and
    /// reads it as text, but doesn't ask for it.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        func text(_ resource: LocalizedStringResource) -> String { resource.text(in: locale) }
        return .structure(
            StructureShape(
                name: text(.init(system: "a rule of repetition")),
                fields: [
                    .init(
                        name: "frequency", title: text(.init(system: "Repeat")), shape: .text,
                        choices: RecurrenceFields.offeredFrequencies.map {
                            .init(value: $0.name, title: text($0.title))
                        }),
                    .init(
                        name: "interval", title: text(.init(system: "Interval")), shape: .integer,
                        lowerBound: 1, upperBound: Double(RecurrenceFields.greatest),
                        isOptional: true),
                    .init(
                        name: "weekdays", title: text(.init(system: "Days")), shape: .list(.text),
                        choices: RecurrenceFields.weekdays(in: locale).map {
                            .init(value: $0.rawValue, title: $0.name(in: locale))
                        }, isOptional: true),
                    .init(
                        name: "count", title: text(.init(system: "Number of Times")),
                        shape: .integer,
                        lowerBound: 1, upperBound: Double(RecurrenceFields.greatest),
                        isOptional: true),
                    .init(
                        name: "until", title: text(.init(system: "Until")), shape: .date,
                        isOptional: true),
                ]))
    }

    /// The fields and, if it contains more than they do, the whole rule.
    public var _data: ParameterValue {
        var fields = RecurrenceFields(self).data
        if RecurrenceFields(data: fields)?.rule != self,
            let rule = try? JSONEncoder().encode(self)
        {
            fields["rule"] = .data([UInt8](rule))
        }
        return .structure(fields)
    }

    /// Reads the fields, words, or rules of iCalendar.
    ///
    /// Examples are `daily`, `every 2 weeks on Monday and Friday` and `FREQ=MONTHLY;BYDAY=-1FR`.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .structure(var fields):
            let whole = fields.removeValue(forKey: "rule")
            guard let asked = RecurrenceFields(data: fields) else { return nil }
            // If the fields differ from the rule, a person changed them.
            if case .data(let bytes)? = whole,
                let rule = try? JSONDecoder().decode(Self.self, from: Data(bytes)),
                rule.isUsable, RecurrenceFields(rule).data == asked.data
            {
                self = rule
            } else {
                self = asked.rule
            }
        case .string(let text):
            guard let rule = RecurrenceText.rule(text), rule.isUsable else { return nil }
            self = rule
        default: return nil
        }
    }

    /// Returns the rule as a sentence without its full stop.
    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: words(in: locale))
    }

    /// The rule can have occurrences: Foundation searches forever for an hour that no day has.
    private var isUsable: Bool {
        (1...RecurrenceFields.greatest).contains(interval) && (end.occurrences ?? 1) >= 1
            && RecurrenceText.hasUsualNumbers(self)
    }
}
