public import SwiftUI

/// A button or a toggle of an app in the system's control center.
///
/// Nothing is registered: the system finds the type in the running program.
@MainActor @preconcurrency @_alwaysEmitConformanceMetadata
public protocol ControlWidget: _Program {
    /// The type of the control's configuration.
    associatedtype Body: ControlWidgetConfiguration

    /// Creates the control.
    init()

    /// The kind, provider and template of the control.
    var body: Self.Body { get }
}
