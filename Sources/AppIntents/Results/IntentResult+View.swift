public import SwiftUI

// Results that show a view.
extension IntentResult {
    /// Returns a result that builds a view.
    public static func result<Content>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never>, Content: View {
        Self(view: content())
    }

    /// Returns a result that has a dialog and builds a view.
    public static func result<Content>(dialog: IntentDialog, @ViewBuilder content: () -> Content)
        -> Self
    where
        Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>,
        Content: View
    {
        Self(dialog: dialog, view: content())
    }

    /// Returns a result that has a dialog and shows a view.
    public static func result<Content>(dialog: IntentDialog, view: Content = EmptyView()) -> Self
    where
        Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>,
        Content: View
    {
        Self(dialog: dialog, view: view)
    }

    /// Returns a result that has a value and builds a view.
    public static func result<Value, Content>(value: Value, @ViewBuilder content: () -> Content)
        -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never>,
        Value: _IntentValue, Content: View
    {
        Self(value: value, view: content())
    }

    /// Returns a result that has a value, has a dialog and builds a view.
    public static func result<Value, Content>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>,
        Value: _IntentValue, Content: View
    {
        Self(value: value, dialog: dialog, view: content())
    }

    /// Returns a result that has a value, has a dialog and shows a view.
    public static func result<Value, Content>(
        value: Value, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>,
        Value: _IntentValue, Content: View
    {
        Self(value: value, dialog: dialog, view: view)
    }

    /// Returns a result that has a value and shows a view.
    public static func result<Value, Content>(value: Value, view: Content = EmptyView()) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never>,
        Value: _IntentValue, Content: View
    {
        Self(value: value, view: view)
    }

    /// Returns a result that shows a view.
    public static func result<Content>(view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never>, Content: View {
        Self(view: view)
    }
}
