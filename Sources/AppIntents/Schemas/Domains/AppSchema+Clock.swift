// Written by Scripts/schemas; don't edit.

extension AppSchema.ClockEntity {
    public var alarm: some AppSchemaEntity { AppSchema._Name() }
    public var stopwatch: some AppSchemaEntity { AppSchema._Name() }
    public var timer: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.ClockEnum {
    public var alarmTriggerState: some AppSchemaEnum { AppSchema._Name() }
    public var stopwatchState: some AppSchemaEnum { AppSchema._Name() }
    public var timerState: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.ClockIntent {
    public var cancelTimer: some AppSchemaIntent { AppSchema._Name() }
    public var createAlarm: some AppSchemaIntent { AppSchema._Name() }
    public var createTimer: some AppSchemaIntent { AppSchema._Name() }
    public var deleteAlarm: some AppSchemaIntent { AppSchema._Name() }
    public var dismissAlarm: some AppSchemaIntent { AppSchema._Name() }
    public var lapStopwatch: some AppSchemaIntent { AppSchema._Name() }
    public var pauseTimer: some AppSchemaIntent { AppSchema._Name() }
    public var resetStopwatch: some AppSchemaIntent { AppSchema._Name() }
    public var resumeTimer: some AppSchemaIntent { AppSchema._Name() }
    public var snoozeAlarm: some AppSchemaIntent { AppSchema._Name() }
    public var startStopwatch: some AppSchemaIntent { AppSchema._Name() }
    public var stopStopwatch: some AppSchemaIntent { AppSchema._Name() }
    public var updateAlarm: some AppSchemaIntent { AppSchema._Name() }
    public var updateTimer: some AppSchemaIntent { AppSchema._Name() }
}
