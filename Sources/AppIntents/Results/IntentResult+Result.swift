// Results of a value, a dialog, or nothing.
extension IntentResult {
    /// Returns an empty result.
    public static func result() -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    /// Returns a result that has a dialog.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Returns a result that has a value.
    public static func result<Value>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue {
        Self(value: value)
    }

    /// Returns a result that has a value and has a dialog.
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue {
        Self(value: value, dialog: dialog)
    }
}
