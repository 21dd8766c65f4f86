import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// A suggested action, or one of a person's pinned or last ones, with values that still exist.
struct Suggestion: Sendable {
    let identifier: String
    let values: [String: ParameterValue]
    /// The intent with its values, with entities as their queries return them now.
    let intent: any AppIntent
    /// The display representation of the author's prediction; `nil` for a donated intent without one.
    let representation: DisplayRepresentation?
    /// The name of the App Shortcut that performs the action; `nil` if none does.
    var shortcut: LocalizedStringResource?
    /// The person pinned the action.
    var isPinned = false
    let count: Int
    let last: Date
    /// The last days on which the person performed the action, with the times of day.
    var occasions: [Occasion] = []

    /// The most characters of the names of values; a row shows hardly more.
    private static let longestSubtitle = 200

    /// Creates the intent of a candidate; throws if a value no longer exists.
    init(_ candidate: SuggestionRanking.Candidate) async throws {
        identifier = candidate.identifier
        values = candidate.values
        count = candidate.count
        last = candidate.last
        let intent = try await Self.makeIntent(candidate.type, with: candidate.values)
        self.intent = intent
        let predictions = candidate.type.predictions
        representation = candidate.prediction.flatMap { place in
            predictions.indices.contains(place)
                ? predictions[place].representation(of: intent) : nil
        }
    }

    /// Creates an action that a person performed or pinned, to be performed again; throws if a value no
    /// longer exists.
    init(again record: DonationRecord, of entry: Catalog.Entry) async throws {
        // The record may contain a former name of the intent.
        identifier = entry.identifier
        values = record.values
        intent = try await Self.makeIntent(entry.type, with: record.values)
        representation = nil
        isPinned = record.isPinned == true
        count = 1
        last = record.date
        occasions = record.occasions ?? []
    }

    /// Creates the suggestion of an intent that the app itself suggests.
    init(suggested intent: any AppIntent, identifier: String) {
        self.identifier = identifier
        self.intent = intent
        values = IntentContents(of: intent).parameters.reduce(into: [:]) { values, named in
            values[named.name] = named.parameter.currentValue?.parameterValue
        }
        representation = intent.displayedWorkout
        count = 0
        last = .distantPast
    }

    /// Returns an intent with values; throws if one of them no longer exists.
    private static func makeIntent(
        _ type: any AppIntent.Type, with values: [String: ParameterValue]
    ) async throws -> any AppIntent {
        let intent = type.init()
        // The log reports the problem.
        let resolver = ParameterResolver(
            searchesText: false, locale: Locale(identifier: "en"))
        for named in IntentContents(of: intent).parameters {
            guard let data = values[named.name] else { continue }
            let value = try await resolver.value(of: data, for: named.parameter)
            guard named.parameter.setCurrentValue(value) else {
                throw ResolutionProblem.notUnderstood(
                    named.parameter.valueType.shape(in: .current), data)
            }
        }
        return intent
    }

    /// Returns the suggestion as a search item; `symbol` is that of its intent, and `time` a time of
    /// day at which the person often performs it; `now` is for the reason.
    func item(
        symbol: String, colorName: String?, at time: TimeOfDay? = nil, now: Date,
        in locale: Locale
    ) -> SearchItem {
        let contents = IntentContents(of: intent)
        let name = (shortcut ?? type(of: intent).title).text(in: locale)
        let title = representation?.title.text(in: locale) ?? name
        let subtitle =
            representation.map { $0.subtitle?.text(in: locale) ?? (title == name ? nil : name) }
            ?? valueNames(contents, locale)
        let open = contents.parameters.filter { $0.parameter.currentValue == nil }
        let image = representation?.image
        return SearchItem(
            kind: .suggestion, intent: identifier, title: title, subtitle: subtitle,
            systemImageName: image?.symbolName ?? (image?.assetName == nil ? symbol : nil),
            colorName: colorName,
            needsValues: open.contains { !$0.parameter.isOptional },
            hasParameters: contents.parameters.contains {
                !$0.metadata(locale: locale).shape.isOpaque
            },
            imageName: image?.assetName, values: values,
            reason: isPinned ? nil : reason(at: time, now: now, in: locale),
            isPinned: isPinned ? true : nil)
    }

    private func valueNames(_ contents: IntentContents, _ locale: Locale) -> String? {
        let names = contents.parameters.compactMap { $0.valueTitle(in: locale) }
        if names.isEmpty { return nil }
        let text = NameList(names).text(in: locale)
        return text.count > Self.longestSubtitle
            ? text.prefix(Self.longestSubtitle) + "…" : text
    }

    /// Returns the reason for the suggestion, for a person who asks.
    private func reason(at time: TimeOfDay?, now: Date, in locale: Locale) -> String {
        if let time { return time.reason.text(in: locale) }
        if count == 0 {
            return LocalizedStringResource(system: "The app suggests it.").text(in: locale)
        }
        let day = day(before: now, in: locale)
        return count == 1
            ? LocalizedStringResource(system: "You did this \(day).").text(in: locale)
            : LocalizedStringResource(system: "You did this \(count) times, last \(day).")
                .text(in: locale)
    }

    /// Returns the day of the last time in words: “today”, “yesterday”, “3 days ago”.
    ///
    /// Hours and minutes would soon be wrong on a page, and in an assistant's list, that stays as it is.
    private func day(before now: Date, in locale: Locale) -> String {
        var calendar = locale.calendar
        calendar.timeZone = locale.timeZone ?? .current
        // The clock may have jumped: a future action counts as done now.
        let day = calendar.startOfDay(for: min(last, now))
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: day, allowedFields: [.day, .week, .month, .year], presentation: .named,
            unitsStyle: .wide, locale: locale, calendar: calendar)
        style.capitalizationContext = .middleOfSentence
        return style.format(calendar.startOfDay(for: now))
    }
}

extension TimeOfDay {
    /// The reason to suggest what a person often does at this time.
    fileprivate var reason: LocalizedStringResource {
        switch self {
        case .morning: .init(system: "You often do this in the morning.")
        case .afternoon: .init(system: "You often do this in the afternoon.")
        case .evening: .init(system: "You often do this in the evening.")
        case .night: .init(system: "You often do this at night.")
        }
    }
}
