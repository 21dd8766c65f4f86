public import SwiftUI

// Results that show a view and continue with another intent.
extension IntentResult {
    /// Returns a result that opens another intent and builds a view.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<OpensAppIntent, Content>(
        opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where
        Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never>,
        OpensAppIntent: AppIntent, Content: View
    {
        Self(typedOpensIntent: opensIntent, view: content())
    }

    /// Returns a result that opens another intent and builds a view.
    public static func result<Content>(
        opensIntent: some AppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never>, Content: View {
        Self(opens: opensIntent, view: content())
    }

    /// Returns a result that opens another intent, has a dialog and builds a view.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<OpensAppIntent, Content>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where
        Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog>,
        OpensAppIntent: AppIntent, Content: View
    {
        Self(typedOpensIntent: opensIntent, dialog: dialog, view: content())
    }

    /// Returns a result that opens another intent, has a dialog and builds a view.
    public static func result<Content>(
        opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where
        Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>,
        Content: View
    {
        Self(opens: opensIntent, dialog: dialog, view: content())
    }

    /// Returns a result that opens another intent, has a dialog and shows a view.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<OpensAppIntent, Content>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where
        Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog>,
        OpensAppIntent: AppIntent, Content: View
    {
        Self(typedOpensIntent: opensIntent, dialog: dialog, view: view)
    }

    /// Returns a result that opens another intent, has a dialog and shows a view.
    public static func result<Content>(
        opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where
        Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>,
        Content: View
    {
        Self(opens: opensIntent, dialog: dialog, view: view)
    }

    /// Returns a result that opens another intent and shows a view.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<OpensAppIntent, Content>(
        opensIntent: OpensAppIntent, view: Content = EmptyView()
    ) -> Self
    where
        Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never>,
        OpensAppIntent: AppIntent, Content: View
    {
        Self(typedOpensIntent: opensIntent, view: view)
    }

    /// Returns a result that opens another intent and shows a view.
    public static func result<Content>(opensIntent: some AppIntent, view: Content = EmptyView())
        -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never>, Content: View {
        Self(opens: opensIntent, view: view)
    }

    /// Returns a result that has a value, opens another intent and builds a view.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<Value, OpensAppIntent, Content>(
        value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where
        Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never>,
        Value: _IntentValue, OpensAppIntent: AppIntent, Content: View
    {
        Self(value: value, typedOpensIntent: opensIntent, view: content())
    }

    /// Returns a result that has a value, opens another intent and builds a view.
    public static func result<Value, Content>(
        value: Value, opensIntent: some AppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never>,
        Value: _IntentValue, Content: View
    {
        Self(value: value, opens: opensIntent, view: content())
    }

    /// Returns a result that has a value, opens another intent, has a dialog and builds a view.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<Value, OpensAppIntent, Content>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog,
        @ViewBuilder content: () -> Content
    ) -> Self
    where
        Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog>,
        Value: _IntentValue, OpensAppIntent: AppIntent, Content: View
    {
        Self(value: value, typedOpensIntent: opensIntent, dialog: dialog, view: content())
    }

    /// Returns a result that has a value, opens another intent, has a dialog and builds a view.
    public static func result<Value, Content>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
        @ViewBuilder content: () -> Content
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>,
        Value: _IntentValue, Content: View
    {
        Self(value: value, opens: opensIntent, dialog: dialog, view: content())
    }

    /// Returns a result that has a value, opens another intent, has a dialog and shows a view.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<Value, OpensAppIntent, Content>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where
        Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog>,
        Value: _IntentValue, OpensAppIntent: AppIntent, Content: View
    {
        Self(value: value, typedOpensIntent: opensIntent, dialog: dialog, view: view)
    }

    /// Returns a result that has a value, opens another intent, has a dialog and shows a view.
    public static func result<Value, Content>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>,
        Value: _IntentValue, Content: View
    {
        Self(value: value, opens: opensIntent, dialog: dialog, view: view)
    }

    /// Returns a result that has a value, opens another intent and shows a view.
    ///
    /// The type of the result names the other intent; the overload that hides it is preferred.
    @_disfavoredOverload
    public static func result<Value, OpensAppIntent, Content>(
        value: Value, opensIntent: OpensAppIntent, view: Content = EmptyView()
    ) -> Self
    where
        Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never>,
        Value: _IntentValue, OpensAppIntent: AppIntent, Content: View
    {
        Self(value: value, typedOpensIntent: opensIntent, view: view)
    }

    /// Returns a result that has a value, opens another intent and shows a view.
    public static func result<Value, Content>(
        value: Value, opensIntent: some AppIntent, view: Content = EmptyView()
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never>,
        Value: _IntentValue, Content: View
    {
        Self(value: value, opens: opensIntent, view: view)
    }
}
