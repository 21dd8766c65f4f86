package import Foundation

extension String {
    /// A text with arguments, stored separately so that a translation can reorder and format them.
    public struct LocalizationValue: Sendable, Hashable, Codable {
        package enum Segment: Sendable, Hashable, Codable {
            case literal(String)
            case argument(LocalizationArgument)
        }

        /// Most values are one literal, which needs no array.
        package enum Contents: Sendable, Hashable, Codable {
            case literal(String)
            case verbatim(String)
            case segments([Segment])
        }

        package let contents: Contents

        package init(_ contents: Contents) {
            self.contents = contents
        }

        /// Creates a value that is one literal.
        public init(_ value: String) {
            contents = .literal(value)
        }

        /// Creates a value that is never looked up.
        package init(verbatim text: String) {
            contents = .verbatim(text)
        }

        private init(segments: [Segment]) {
            if segments.isEmpty {
                contents = .literal("")
            } else if segments.count == 1, case .literal(let text) = segments[0] {
                contents = .literal(text)
            } else {
                contents = .segments(segments)
            }
        }
    }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(segments: stringInterpolation.segments)
    }
}

extension String.LocalizationValue {
    /// The key of the text: its literals, with a format specifier for each argument.
    package var key: String {
        switch contents {
        case .literal(let text), .verbatim(let text):
            return text
        case .segments(let segments):
            var key = ""
            for segment in segments {
                switch segment {
                case .literal(let text):
                    key +=
                        text.contains("%") ? text.replacingOccurrences(of: "%", with: "%%") : text
                case .argument(let argument):
                    key += argument.specifier
                }
            }
            return key
        }
    }

    package var arguments: [LocalizationArgument] {
        guard case .segments(let segments) = contents else { return [] }
        return segments.compactMap { segment in
            if case .argument(let argument) = segment { argument } else { nil }
        }
    }

    /// The first whole number among the arguments, which determines the plural form.
    var firstNumber: Int64? { numbers.lazy.compactMap(\.self).first }

    /// The whole numbers among the arguments, by index.
    var numbers: [Int64?] {
        arguments.map { argument in
            switch argument.value {
            case .signed(let number): number
            case .unsigned(let number): Int64(clamping: number)
            default: nil
            }
        }
    }

    /// Returns the value with a number in each placeholder reserved for it, as in `"\(placeholder:
    /// .int) landmarks"`.
    func counting(_ number: Int) -> Self {
        guard case .segments(let segments) = contents else { return self }
        return Self(
            segments: segments.map { segment in
                guard case .argument(let argument) = segment, argument.isPlaceForNumber else {
                    return segment
                }
                return .argument(
                    LocalizationArgument(
                        value: .signed(Int64(number)), specifier: argument.specifier))
            })
    }

    package var isEmptyLiteral: Bool {
        switch contents {
        case .literal(let text), .verbatim(let text): text.isEmpty
        case .segments: false
        }
    }

    /// Returns the translated text for a locale, or the default value, with the arguments inserted.
    package func text(
        key: String?, table: String?, bundle: LocalizedStringResource.BundleDescription,
        locale: Locale
    ) -> String {
        if let translation = translation(key: key, table: table, bundle: bundle, locale: locale) {
            return Self.text(of: shown(translation, in: locale), in: locale)
        }
        return switch contents {
        case .verbatim(let text): text
        case .literal(let text) where !Inflection.mayOccur(in: text): text
        case .literal(let text):
            Self.text(of: Inflection.applied(to: [.literal(text)], in: locale), in: locale)
        case .segments(let segments):
            Self.text(of: Inflection.applied(to: segments, in: locale), in: locale)
        }
    }

    /// Returns the segments of the translated text for a locale, or of the default value.
    package func segments(
        key: String?, table: String?, bundle: LocalizedStringResource.BundleDescription,
        locale: Locale
    ) -> [Segment] {
        if let translation = translation(key: key, table: table, bundle: bundle, locale: locale) {
            return shown(translation, in: locale)
        }
        return switch contents {
        case .verbatim(let text): [.literal(text)]
        case .literal(let text): Inflection.applied(to: [.literal(text)], in: locale)
        case .segments(let segments): Inflection.applied(to: segments, in: locale)
        }
    }

    /// Returns the segments of a translation, with the arguments inserted.
    private func shown(_ translation: String, in locale: Locale) -> [Segment] {
        guard case .segments = contents else {
            return Inflection.applied(to: [.literal(translation)], in: locale)
        }
        return Inflection.applied(
            to: LocalizedFormat.segments(translation, arguments), in: locale)
    }

    /// Most apps have no catalog: then nothing is built for the look-up, not even the key.
    private func translation(
        key: String?, table: String?, bundle: LocalizedStringResource.BundleDescription,
        locale: Locale
    ) -> String? {
        if case .verbatim = contents { return nil }
        if SystemTexts.are(in: bundle) { return SystemTexts.translation(of: self, locale: locale) }
        guard let catalogs = BundleCatalogs.of(bundle) else { return nil }
        return catalogs.translation(
            of: key ?? self.key, table: table, locale: locale, numbers: numbers)
    }

    /// Returns the text of some segments, with the arguments inserted.
    package static func text(of segments: [Segment], in locale: Locale) -> String {
        var text = ""
        for segment in segments {
            switch segment {
            case .literal(let literal): text += literal
            case .argument(let argument): text += argument.text(in: locale)
            }
        }
        return text
    }
}
