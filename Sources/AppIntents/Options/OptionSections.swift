/// Offered values seen without their type, in sections and with their representations.
package protocol OptionSections {
    /// The sections in their order.
    var optionSections: [OptionSection] { get }
}

/// Offered values under a common heading, seen without their type.
package struct OptionSection {
    /// One offered value and, if its provider gives one, its representation.
    package struct Option {
        package let value: any _IntentValue
        package let representation: DisplayRepresentation?

        package init(value: any _IntentValue, representation: DisplayRepresentation?) {
            self.value = value
            self.representation = representation
        }
    }

    /// The heading.
    package let heading: DisplayRepresentation?

    /// The values in their order.
    package let options: [Option]

    package init(heading: DisplayRepresentation?, options: [Option]) {
        self.heading = heading
        self.options = options
    }
}

extension Array: OptionSections where Element: _IntentValue {
    package var optionSections: [OptionSection] {
        [
            OptionSection(
                heading: nil,
                options: map { OptionSection.Option(value: $0, representation: nil) })
        ]
    }
}

extension IntentItemCollection: OptionSections {
    package var optionSections: [OptionSection] {
        sections.map { section in
            OptionSection(
                heading: section.description,
                options: section.items.map {
                    OptionSection.Option(value: $0.value, representation: $0.description)
                })
        }
    }
}
