package import AppIntentsMetadata
package import Foundation

/// A place outside of this machine for the bytes of the files of stored cards, which an app's nodes share.
///
/// A name is 32 hexadecimal digits, with `.json` behind it for the record of a file. Each call waits for another
/// program, may be repeated, and throws an error whose description is for the person who runs the app.
package protocol BlobArchive: Sendable {
    /// Keeps bytes under a name, in place of those that it had.
    func keep(_ bytes: FileContents.Place, as name: String) async throws

    /// Writes the bytes of a name to a new file; returns `false` without one if nothing has the name.
    ///
    /// Throws, and leaves no file, if there are more bytes than the limit.
    func fetch(_ name: String, to url: URL, atMost limit: Int) async throws -> Bool

    /// Returns the bytes of a name; `nil` if nothing has it.
    func data(_ name: String, atMost limit: Int) async throws -> Data?

    /// Removes the bytes of a name, if there are any.
    func remove(_ name: String) async throws

    /// Returns everything that has such a name and begins with a text.
    func items(beginningWith prefix: String) async throws -> [ArchivedItem]

    /// The last attempt to reach the archive failed; it finds out by itself when it can be reached again.
    var isAway: Bool { get }
}

/// Something that an archive keeps.
package struct ArchivedItem: Sendable, Hashable {
    package var name: String
    package var size: Int
    /// The moment in which it was kept, by the archive's clock.
    package var date: Date

    package init(name: String, size: Int, date: Date) {
        (self.name, self.size, self.date) = (name, size, date)
    }

    /// The name of the file to which it belongs; `nil` for what isn't ours.
    var file: String? {
        let id = isRecord ? String(name.dropLast(StoredFiles.recordEnding.count)) : name
        return StoredFiles.isName(id) ? id : nil
    }

    var isRecord: Bool { name.hasSuffix(StoredFiles.recordEnding) }
}
