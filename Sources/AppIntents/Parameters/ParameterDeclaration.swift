package import AppIntentsMetadata
package import _Localization

/// An author's settings of a parameter besides its type.
package struct ParameterDeclaration: Sendable {
    package let title: LocalizedStringResource
    package let description: LocalizedStringResource?
    package var requestValueDialog: IntentDialog?
    package var requestDisambiguationDialog: IntentDialog?
    package var constraints = ValueConstraints()
    package var control: ParameterMetadata.Control?
    package var dateKind: ParameterMetadata.DateKind?
    package var inputOptions: String.IntentInputOptions?
    package var displayName: Bool.IntentDisplayName?
    package var connection = InputConnectionBehavior.default
    /// The source of the app's choices, which the system asks each time.
    package var options: OptionsSource = .none
    /// The supported values, as data; `nil` for all values of the type.
    package internal(set) var supportedData: Set<ParameterValue>?
    /// The author's conversions, tried in order; `nil` for those of the type.
    package internal(set) var resolvers: [any Resolver]?

    /// The number of values of a list for each family of widgets, if the author gave it.
    package internal(set) var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]

    /// The number of values of a list; stored among the constraints, where it is checked.
    package var size: IntentCollectionSize? {
        get {
            guard let least = constraints.minimumCount, let most = constraints.maximumCount else {
                return nil
            }
            return IntentCollectionSize(min: least, max: most)
        }
        set {
            constraints.minimumCount = newValue?.min
            constraints.maximumCount = newValue?.max
        }
    }

    /// Returns the declaration adapted to a widget of a family.
    ///
    /// Unspecified by Apple; a family that the author doesn't name takes as many values as any other.
    func fitting(_ family: IntentWidgetFamily?) -> Self {
        guard let size = family.flatMap({ sizes[$0] }) else { return self }
        return with { $0.size = size }
    }

    /// The source of a parameter's choices.
    package enum OptionsSource: Sendable {
        case none
        case values([any _IntentValue & Sendable])
        case provider(any DynamicOptionsProvider & Sendable)
        case query(any EntityQuery)
    }

    package init(title: LocalizedStringResource, description: LocalizedStringResource?) {
        self.title = title
        self.description = description
    }

    /// Creates a declaration from the arguments that parameters of all types have.
    init(
        _ title: LocalizedStringResource, _ description: LocalizedStringResource?,
        _ requestValueDialog: IntentDialog?, _ connection: InputConnectionBehavior,
        _ resolvers: (any ResolverSpecification)?
    ) {
        self.init(title: title, description: description)
        self.requestValueDialog = requestValueDialog
        self.connection = connection
        if let resolvers, !(resolvers is _OwnConversions) { self.resolvers = Array(resolvers) }
    }

    /// Returns a copy with further properties set.
    package consuming func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
