// Written by Scripts/schemas; don't edit.

extension AppSchema.RemindersEntity {
    public var group: some AppSchemaEntity { AppSchema._Name() }
    public var list: some AppSchemaEntity { AppSchema._Name() }
    public var locationTrigger: some AppSchemaEntity { AppSchema._Name() }
    public var reminder: some AppSchemaEntity { AppSchema._Name() }
    public var section: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.RemindersEnum {
    public var listType: some AppSchemaEnum { AppSchema._Name() }
    public var locationTriggerEvent: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.RemindersIntent {
    public var createList: some AppSchemaIntent { AppSchema._Name() }
    public var createReminder: some AppSchemaIntent { AppSchema._Name() }
    public var createSection: some AppSchemaIntent { AppSchema._Name() }
    public var deleteReminders: some AppSchemaIntent { AppSchema._Name() }
    public var updateGroup: some AppSchemaIntent { AppSchema._Name() }
    public var updateList: some AppSchemaIntent { AppSchema._Name() }
    public var updateReminder: some AppSchemaIntent { AppSchema._Name() }
    public var updateSection: some AppSchemaIntent { AppSchema._Name() }
}
