/// A view for the absence of content: a symbol, a title, and the actions that can help.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
    View
{
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates the view from its parts.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor
    public var body: some View {
        VStack(spacing: 12) {
            label
                .font(.title2.bold())
                .labelStyle(AboveLabelStyle())
            description
                .font(.subheadline)
                .foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding()
    }
}

/// A label style with the icon above the title.
private struct AboveLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
                .font(.system(size: 44))
                .foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates the view from a title that is looked up and a symbol.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates the view from a title in a resource and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage name: String,
        description: Text? = nil
    ) {
        self.init {
            SwiftUI.Label(titleResource, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates the view from a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}
