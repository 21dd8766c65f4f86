public import Foundation

/// An area on the Earth, with a name that the app gave it.
///
/// It is a value: nothing here tells an app that a person enters or leaves it.
// Safe: its name never changes, and those that inherit from it prove the same of their properties.
public class CLRegion: NSObject, @unchecked Sendable {
    /// The name of the area.
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}
