public import AppIntents

/// Gives the value that a control shows.
public protocol ControlValueProvider {
    /// The type of the value.
    associatedtype Value

    /// A sample value, which is shown until the present one is there.
    var previewValue: Self.Value { get }

    /// Reads the present value.
    func currentValue() async throws -> Self.Value
}

/// Gives the value that a control shows which a person has configured.
public protocol AppIntentControlValueProvider {
    /// The intent whose parameters configure the control.
    associatedtype Configuration: ControlConfigurationIntent
    /// The type of the value.
    associatedtype Value

    /// A sample value, which is shown until the present one is there.
    func previewValue(configuration: Self.Configuration) -> Self.Value

    /// Reads the present value.
    func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}
