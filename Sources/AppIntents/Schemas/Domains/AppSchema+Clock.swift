// Written by Scripts/schemas; don't edit.

extension AppSchema.ClockEntity {
    /// The schema “alarm”.
    public var alarm: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “stopwatch”.
    public var stopwatch: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “timer”.
    public var timer: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.ClockEnum {
    /// The schema “alarm trigger state”.
    public var alarmTriggerState: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “stopwatch state”.
    public var stopwatchState: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “timer state”.
    public var timerState: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.ClockIntent {
    /// The schema “cancel timer”.
    public var cancelTimer: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create alarm”.
    public var createAlarm: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create timer”.
    public var createTimer: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete alarm”.
    public var deleteAlarm: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “dismiss alarm”.
    public var dismissAlarm: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “lap stopwatch”.
    public var lapStopwatch: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “pause timer”.
    public var pauseTimer: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “reset stopwatch”.
    public var resetStopwatch: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “resume timer”.
    public var resumeTimer: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “snooze alarm”.
    public var snoozeAlarm: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “start stopwatch”.
    public var startStopwatch: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “stop stopwatch”.
    public var stopStopwatch: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update alarm”.
    public var updateAlarm: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update timer”.
    public var updateTimer: some AppSchemaIntent { AppSchema._Name() }
}
