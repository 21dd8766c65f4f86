public import Foundation

/// An area on the Earth, with the app's name for it.
///
/// It is only a value: nothing here notifies an app when a person enters or leaves it.
// Safe: its name never changes, and subclasses prove the same of their properties.
public class CLRegion: NSObject, @unchecked Sendable {
    /// The name of the area.
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}
