// Results for the Action button: with an identifier, the press has an effect only during that activity.
extension IntentResult {
    /// Returns a result that sets the Action button's intent.
    public static func result<Intent>(actionButtonIntent: Intent, activityIdentifier: String = "")
        -> Self where Self == IntentResultContainer<Never, Never, Never, Never>, Intent: AppIntent
    {
        Self(actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Returns a result that sets the Action button's intent and has a dialog.
    public static func result<Intent>(
        actionButtonIntent: Intent, activityIdentifier: String = "", dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog>, Intent: AppIntent {
        Self(
            dialog: dialog, actionButtonIntent: actionButtonIntent,
            activityIdentifier: activityIdentifier)
    }

    /// Returns a result that has a value and sets the Action button's intent.
    public static func result<Value, Intent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String = ""
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue,
        Intent: AppIntent
    {
        Self(
            value: value, actionButtonIntent: actionButtonIntent,
            activityIdentifier: activityIdentifier)
    }

    /// Returns a result that has a value, sets the Action button's intent and has a dialog.
    public static func result<Value, Intent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String = "",
        dialog: IntentDialog
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue,
        Intent: AppIntent
    {
        Self(
            value: value, dialog: dialog, actionButtonIntent: actionButtonIntent,
            activityIdentifier: activityIdentifier)
    }
}
