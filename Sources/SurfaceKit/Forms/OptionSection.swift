public import IntentSystem

/// Options that stand under one heading.
public struct OptionSection: Sendable, Hashable {
    /// The heading; `nil` for options that have none.
    public var heading: Question.Heading?
    /// The options with their places in the whole list, in order.
    public var options: [Place]

    /// An option and its place.
    public struct Place: Sendable, Hashable {
        /// The place in the whole list, from 0.
        public var index: Int
        /// The option.
        public var option: Question.Option
    }
}

extension [Question.Option] {
    /// The options as a person sees them: neighbors with the same heading together.
    public var sections: [OptionSection] {
        var sections: [OptionSection] = []
        for (index, option) in enumerated() {
            let place = OptionSection.Place(index: index, option: option)
            if let last = sections.last, last.heading == option.section {
                sections[sections.count - 1].options.append(place)
            } else {
                sections.append(OptionSection(heading: option.section, options: [place]))
            }
        }
        return sections
    }
}
