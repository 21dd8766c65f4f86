import AppIntents
import AppIntentsMetadata
import Foundation
import SwiftUI
import _Localization

/// A property of a value with its title, as a person reads them.
package struct PropertyFact: Sendable, Hashable, Codable {
    /// The name of the property in the source.
    package var name: String
    package var title: String
    package var text: String
    /// The value is a number, which is aligned with the others of its column.
    package var isNumber: Bool

    /// Creates a fact; `nil` if there is nothing to read, or only the value's title.
    init?(
        name: String, title: LocalizedStringResource, value: any _IntentValue, beside own: String,
        in locale: Locale
    ) {
        let text = PresentedValue(value, locale: locale).title
        if text.isEmpty || text == own { return nil }
        let title = title.text(in: locale)
        self.name = name
        self.title = title.isEmpty ? PropertyName.readable(name) : title
        self.text = text
        isNumber = value.parameterValue.isNumber
    }
}

extension ParameterValue {
    fileprivate var isNumber: Bool {
        switch self {
        case .int, .double: true
        default: false
        }
    }
}

extension TransientAppEntity {
    /// Returns the properties that have a value, in the order of their declaration.
    ///
    /// Only its properties distinguish such a value from another, and no query can find it again to
    /// show them.
    func facts(beside title: String, in locale: Locale) -> [PropertyFact] {
        namedProperties.compactMap { name, property in
            guard let value = property.settableValue(in: self) ?? property.currentValue else {
                return nil
            }
            return PropertyFact(
                name: name, title: property.title, value: value, beside: title, in: locale)
        }
    }
}

/// A list of facts one below the other, each with its title.
struct FactList: View {
    let facts: [PropertyFact]

    var body: some View {
        ForEach(facts, id: \.name) { fact in
            LabeledContent(fact.title) { Text(verbatim: fact.text) }
        }
    }
}
