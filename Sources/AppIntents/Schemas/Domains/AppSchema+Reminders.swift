// Written by Scripts/schemas; don't edit.

extension AppSchema.RemindersEntity {
    /// The schema “group”.
    public var group: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “list”.
    public var list: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “location trigger”.
    public var locationTrigger: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “reminder”.
    public var reminder: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “section”.
    public var section: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.RemindersEnum {
    /// The schema “list type”.
    public var listType: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “location trigger event”.
    public var locationTriggerEvent: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.RemindersIntent {
    /// The schema “create list”.
    public var createList: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create reminder”.
    public var createReminder: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create section”.
    public var createSection: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete reminders”.
    public var deleteReminders: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update group”.
    public var updateGroup: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update list”.
    public var updateList: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update reminder”.
    public var updateReminder: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update section”.
    public var updateSection: some AppSchemaIntent { AppSchema._Name() }
}
