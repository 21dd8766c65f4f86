public import Foundation

// Questions of the time before `alert(_:isPresented:actions:)`. A card shows what a view begins with, so none is
// asked, and the closures that make it aren't called.

/// A question with a title, a message and at most two buttons.
public struct Alert {
    /// A button of a question.
    public struct Button {
        private init() {}

        /// A button that does what its label says.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button()
        }

        /// A button that closes the question.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button()
        }

        /// A button that closes the question, with the system's label.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button()
        }

        /// A button that removes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button()
        }
    }

    /// Creates a question with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}

    /// Creates a question with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button
    ) {}
}

/// A list of things that a person can do.
public struct ActionSheet {
    /// A button of the list.
    public typealias Button = Alert.Button

    /// Creates a list.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {}
}

extension View {
    /// Would ask a person while there is an item.
    nonisolated public consuming func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        self
    }

    /// Would ask a person while a value is true.
    nonisolated public consuming func alert(
        isPresented: Binding<Bool>, content: () -> Alert
    ) -> some View {
        self
    }

    /// Would let a person choose while there is an item.
    nonisolated public consuming func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View {
        self
    }

    /// Would let a person choose while a value is true.
    nonisolated public consuming func actionSheet(
        isPresented: Binding<Bool>, content: () -> ActionSheet
    ) -> some View {
        self
    }

    /// Would tell a person of an error, with a message.
    nonisolated public consuming func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        self
    }
}
