// Alerts and dialogs whose titles are texts. As in `View+Presentation.swift`, a card shows a view's
// initial state, so it draws none of them.
extension View {
    /// Presents an alert with a text as the title, perhaps with a message; a card presents none.
    nonisolated public consuming func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents an alert about data with a text as the title; a card presents none.
    nonisolated public consuming func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents an alert about data with a text as the title and a message; a card presents none.
    nonisolated public consuming func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents a choice with a text as the title, perhaps a message; a card presents none.
    nonisolated public consuming func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents a choice of actions for data with a text as the title; a card presents none.
    nonisolated public consuming func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents a choice for data with a text as the title and a message; a card presents none.
    nonisolated public consuming func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }
}
