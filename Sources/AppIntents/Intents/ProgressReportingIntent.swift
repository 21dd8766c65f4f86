public import Foundation

/// An intent that reports its progress while it runs.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// The progress of the present run; the system shows it and allows a run that keeps reporting
    /// more time.
    ///
    /// Outside a run, no system observes it.
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

/// An intent whose meaning the system defines.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}
