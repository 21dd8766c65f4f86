public import AppIntents

/// A provider of the value that a control shows.
public protocol ControlValueProvider {
    /// The type of the value.
    associatedtype Value

    /// A sample value, which is shown until the current one is available.
    var previewValue: Self.Value { get }

    /// Returns the current value.
    func currentValue() async throws -> Self.Value
}

/// A provider of the value of a control that a person configures.
public protocol AppIntentControlValueProvider {
    /// The intent whose parameters configure the control.
    associatedtype Configuration: ControlConfigurationIntent
    /// The type of the value.
    associatedtype Value

    /// Returns a sample value, which is shown until the current one is available.
    func previewValue(configuration: Self.Configuration) -> Self.Value

    /// Returns the current value.
    func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}
