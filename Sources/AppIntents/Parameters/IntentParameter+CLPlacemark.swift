import AppIntentsMetadata
public import CoreLocation
public import _Localization

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// Creates a place parameter with a title.
    ///
    /// - Parameters:
    ///   - title: The label of the value.
    ///   - description: A sentence about the value.
    ///   - defaultValue: The value that a new intent starts with.
    ///   - displayStyle: The part of the place that the app shows.
    ///   - requestValueDialog: The words in which the person is asked.
    ///   - inputConnectionBehavior: How a preceding action's result becomes the value.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.placemarkStyle = .init(displayStyle)
            }, default: defaultValue)
    }
}
