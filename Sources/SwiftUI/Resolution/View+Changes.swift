import Foundation

extension View {
    /// Writes to the standard error why the body of the view is read, while it is read.
    ///
    /// Each drawing recreates the view, so the answer is always that the view itself changed.
    public static func _printChanges() {
        FileHandle.standardError.write(Data("\(Self.self): @self, @identity changed.\n".utf8))
    }
}
