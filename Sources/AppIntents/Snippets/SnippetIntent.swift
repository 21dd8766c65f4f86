import SwiftUI
public import _Localization

/// An intent that renders a snippet, and renders it again whenever it may have changed.
///
/// Apple's page on `SnippetIntent` says that the system performs it many times: when it is first
/// shown, after each intent of a button or toggle in it, and on `reload()`. So `perform()` must be
/// quick and change nothing, and parameters should be entities or values that stay the same.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    /// By default, search offers the intent only if it does more than show its view, as Apple's
    /// page says.
    public static var isDiscoverable: Bool {
        PerformResult.Value.self != Never.self || PerformResult.Dialog.self != Never.self
            || DeprecatedMembers.reader.namesOpenedIntent(PerformResult.self)
    }

    /// Refreshes the snippets of this type; shows one if none is visible (REL-1 to REL-4).
    ///
    /// May be called from anywhere and returns at once. Inside a run, it applies to the person of
    /// that run; outside, to everyone who sees a snippet of this type.
    public static func reload() {
        AppSurroundings.current?.note(.snippetReload("\(Self.self)"))
        if let system = SystemInteractions.current {
            system.reload(Self.self)
        } else {
            SnippetReloads.shared.reload(Self.self)
        }
    }
}

/// A snippet intent that renders nothing: the default of results that may show a snippet.
///
/// Apple's page says that authors don't create one themselves.
public struct EmptySnippetIntent: SnippetIntent {
    public static var title: LocalizedStringResource { "Empty Snippet" }
    public static var isDiscoverable: Bool { false }

    public init() {}

    public func perform() async throws -> some ShowsSnippetView {
        .result(view: EmptyView())
    }
}
