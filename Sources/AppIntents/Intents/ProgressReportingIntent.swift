public import Foundation

/// An intent that tells how far it is while it runs.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// The progress of the present run; the system shows it and lets a run that keeps reporting
    /// take its time.
    ///
    /// Outside a run it is a progress that no system watches.
    public var progress: Progress {
        SystemInteractions.current?.progress ?? Progress(totalUnitCount: 1)
    }
}

/// An intent that sets one value, such as the state of a switch.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent<ValueType>: AppIntent {
    /// The type of the value that the intent sets.
    associatedtype ValueType: _IntentValue

    /// The wanted value; the system sets it before `perform()`.
    var value: ValueType { get set }
}

/// An intent whose meaning the system itself defines.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}
