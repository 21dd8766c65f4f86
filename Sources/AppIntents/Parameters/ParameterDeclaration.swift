package import AppIntentsMetadata
package import _Localization

/// An author's settings of a parameter besides its type.
package struct ParameterDeclaration: Sendable {
    package let title: LocalizedStringResource?
    package let description: LocalizedStringResource?
    package internal(set) var requestValueDialog: IntentDialog?
    package internal(set) var requestDisambiguationDialog: IntentDialog?
    package internal(set) var constraints = ValueConstraints()
    package internal(set) var control: ParameterMetadata.Control?
    package internal(set) var dateKind: ParameterMetadata.DateKind?
    package internal(set) var inputOptions: String.IntentInputOptions?
    package internal(set) var displayName: Bool.IntentDisplayName?
    package internal(set) var connection = InputConnectionBehavior.default
    /// The choices the app offers, asked for each time.
    package internal(set) var options: OptionsSource = .none
    /// The only values that will do, as data; `nil` for all of the type.
    package internal(set) var supportedData: Set<ParameterValue>?
    /// The author's conversions, tried in their order; `nil` for those of the type.
    package internal(set) var resolvers: [any Resolver]?

    /// Where the choices of a parameter come from.
    package enum OptionsSource: Sendable {
        case none
        case values([any _IntentValue & Sendable])
        case provider(any DynamicOptionsProvider & Sendable)
        case query(any EntityQuery)
    }

    package init(title: LocalizedStringResource? = nil, description: LocalizedStringResource?) {
        self.title = title
        self.description = description
    }
}
