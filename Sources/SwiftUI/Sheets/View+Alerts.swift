public import Foundation
public import _Localization

// Alerts and dialogs. As in `View+Presentation.swift`, a card shows a view's initial state, so it draws
// none of them.
extension View {
    /// Presents an alert with a localized title, perhaps with a message; a card presents none.
    nonisolated public consuming func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents an alert about data with a localized title; a card presents none.
    nonisolated public consuming func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents an alert about data with a localized title and a message; a card presents none.
    nonisolated public consuming func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents a choice with a localized title, perhaps a message; a card presents none.
    nonisolated public consuming func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents a choice of actions for data with a localized title; a card presents none.
    nonisolated public consuming func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents a choice for data with a localized title and a message; a card presents none.
    nonisolated public consuming func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents an alert with a title from a resource, perhaps a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents an alert about data with a title from a resource; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents an alert about data with a title from a resource and a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents a choice with a title from a resource, perhaps a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents a choice of actions for data with a title from a resource; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents a choice for data with a title from a resource and a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents an alert with a title, perhaps with a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents an alert about data with a title; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents an alert about data with a title and a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents a choice of actions with a title, perhaps with a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents a choice of actions for data with a title; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents a choice of actions for data with a title and a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents an alert about an error; a card presents none.
    nonisolated public consuming func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        self
    }
}
