public import Foundation

extension FileManager {
    /// Returns the folder that the apps of a group share, and creates it if there is none.
    ///
    /// Unspecified by Apple, whose systems grant groups to an app; here the folder has the group's
    /// name and is in the person's data folder, so every process of this person shares it.
    ///
    /// - Parameter groupIdentifier: The group's name, such as `group.com.example.recipes`.
    /// - Returns: The folder; `nil` for a name that is empty or would lead elsewhere, and if the
    ///   folder can't be created.
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
        guard !groupIdentifier.isEmpty, ![".", ".."].contains(groupIdentifier),
            !groupIdentifier.contains(where: { $0 == "/" || $0 == "\0" })
        else { return nil }
        let folder = URL.applicationSupportDirectory
            .appending(path: "Group Containers", directoryHint: .isDirectory)
            .appending(path: groupIdentifier, directoryHint: .isDirectory)
        do {
            try createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
        return folder
    }
}
