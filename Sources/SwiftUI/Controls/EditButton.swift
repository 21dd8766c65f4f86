/// A button that edits lists in an app; in a card it doesn't act.
public nonisolated struct EditButton: PrimitiveView {
    public init() {}

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawInertButton(.edit, Text("Edit"))
    }
}

/// A button that pastes in an app; in a card it doesn't act.
public nonisolated struct PasteButton: PrimitiveView {
    /// Creates the button for items of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawInertButton(.paste, Label("Paste", systemImage: "doc.on.clipboard"))
    }
}
