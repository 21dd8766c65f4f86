public import Foundation

// Alerts from before `alert(_:isPresented:actions:)`. A card shows a view's initial state, so it
// shows no alert and doesn't call the closures that create it.

/// An alert with a title, a message and at most two buttons.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        private init() {}

        /// Returns a button that does what its label says.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button()
        }

        /// Returns a button that closes the alert.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button()
        }

        /// Returns a button that closes the alert, with the system's label.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button()
        }

        /// Returns a button that removes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button()
        }
    }

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}

    /// Creates an alert with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button
    ) {}
}

/// A list of actions for a person to choose from.
public struct ActionSheet {
    /// A button of the list.
    public typealias Button = Alert.Button

    /// Creates a list.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {}
}

extension View {
    /// Shows an alert while there is an item; a card shows none.
    nonisolated public consuming func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        self
    }

    /// Shows an alert while a value is true; a card shows none.
    nonisolated public consuming func alert(
        isPresented: Binding<Bool>, content: () -> Alert
    ) -> some View {
        self
    }

    /// Shows an action sheet while there is an item; a card shows none.
    nonisolated public consuming func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View {
        self
    }

    /// Shows an action sheet while a value is true; a card shows none.
    nonisolated public consuming func actionSheet(
        isPresented: Binding<Bool>, content: () -> ActionSheet
    ) -> some View {
        self
    }

    /// Shows an alert about an error, with a message; a card shows none.
    nonisolated public consuming func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        self
    }
}
