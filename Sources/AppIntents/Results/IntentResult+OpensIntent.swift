// Results that continue with another intent.
extension IntentResult {
    /// Returns a result that opens another intent.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<OpensAppIntent>(opensIntent: OpensAppIntent) -> Self
    where
        Self == IntentResultContainer<Never, OpensAppIntent, Never, Never>,
        OpensAppIntent: AppIntent
    {
        Self(typedOpensIntent: opensIntent)
    }

    /// Returns a result that opens another intent.
    public static func result(opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(opens: opensIntent)
    }

    /// Returns a result that opens another intent and has a dialog.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<OpensAppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog)
        -> Self
    where
        Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog>,
        OpensAppIntent: AppIntent
    {
        Self(typedOpensIntent: opensIntent, dialog: dialog)
    }

    /// Returns a result that opens another intent and has a dialog.
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    /// Returns a result that has a value and opens another intent.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<Value, OpensAppIntent>(value: Value, opensIntent: OpensAppIntent)
        -> Self
    where
        Self == IntentResultContainer<Value, OpensAppIntent, Never, Never>, Value: _IntentValue,
        OpensAppIntent: AppIntent
    {
        Self(value: value, typedOpensIntent: opensIntent)
    }

    /// Returns a result that has a value and opens another intent.
    public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue {
        Self(value: value, opens: opensIntent)
    }

    /// Returns a result that has a value, opens another intent and has a dialog.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<Value, OpensAppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self
    where
        Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog>,
        Value: _IntentValue, OpensAppIntent: AppIntent
    {
        Self(value: value, typedOpensIntent: opensIntent, dialog: dialog)
    }

    /// Returns a result that has a value, opens another intent and has a dialog.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }
}
