import AppIntentsMetadata
public import Foundation
public import UniformTypeIdentifiers

extension IntentFile {
    /// The reason why a file could not be used.
    public enum IntentFileError: Error, CustomNSError {
        /// The bytes could not be read, or not as the wanted type.
        case failedToLoadData
        /// The file could not be read or written, or not as the wanted type.
        case failedToLoadFile

        public static var errorDomain: String { "AppIntents.IntentFile.IntentFileError" }

        public var errorCode: Int {
            switch self {
            case .failedToLoadData: 0
            case .failedToLoadFile: 1
            }
        }

        public var errorUserInfo: [String: Any] {
            let description =
                switch self {
                case .failedToLoadData: "The contents of the file could not be read."
                case .failedToLoadFile: "The file could not be read."
                }
            return [NSLocalizedDescriptionKey: description]
        }
    }

    /// The types as which the file is available.
    ///
    /// Unspecified by Apple: only its type; files are not converted.
    public var availableContentTypes: [UTType] { [type ?? .data] }

    /// Reads the bytes as a type of the file; throws `IntentFileError` if the file hasn't the type
    /// or can't be read.
    public func data(contentType: UTType) async throws -> Data {
        guard isAvailable(as: contentType) else { throw IntentFileError.failedToLoadData }
        do {
            return try contents.load()
        } catch {
            throw IntentFileError.failedToLoadData
        }
    }

    /// Returns a file on disk, in a folder if the caller names one; throws `IntentFileError` if the
    /// file hasn't the type or can't be read or written.
    ///
    /// The caller must not change a file that is opened in place. Unspecified by Apple: without a
    /// folder, a file on disk is opened in place, and bytes in memory are written to a temporary
    /// folder.
    public func file(
        contentType: UTType, destinationDirectory: URL? = nil
    ) async throws -> (fileURL: URL, openedInPlace: Bool) {
        guard isAvailable(as: contentType) else { throw IntentFileError.failedToLoadFile }
        if destinationDirectory == nil, let fileURL {
            guard FileManager.default.isReadableFile(atPath: fileURL.path) else {
                throw IntentFileError.failedToLoadFile
            }
            return (fileURL, true)
        }
        return (try copy(to: destinationDirectory ?? temporaryDirectory()), false)
    }

    /// Calls a function with a file on disk, which is removed afterwards unless it was opened in place.
    public func withFile<Result>(
        contentType: UTType, allowOpenInPlace: Bool = false,
        fileHandler: @escaping (_ fileURL: URL, _ openedInPlace: Bool) async throws -> Result
    ) async throws -> Result {
        if allowOpenInPlace, fileURL != nil {
            let (url, _) = try await file(contentType: contentType)
            return try await fileHandler(url, true)
        }
        let directory = try temporaryDirectory()
        // If removing it fails, the machine removes it with its temporary files.
        defer { try? FileManager.default.removeItem(at: directory) }
        let (url, _) = try await file(contentType: contentType, destinationDirectory: directory)
        return try await fileHandler(url, false)
    }

    private func isAvailable(as contentType: UTType) -> Bool {
        (type ?? .data).conforms(to: contentType)
    }

    private func copy(to directory: URL) throws -> URL {
        let target = directory.appending(path: FileName.sanitized(filename))
        do {
            switch contents.place {
            case .memory(let data): try data.write(to: target)
            case .disk(let url): try FileManager.default.copyItem(at: url, to: target)
            }
        } catch {
            throw IntentFileError.failedToLoadFile
        }
        return target
    }

    private func temporaryDirectory() throws -> URL {
        let directory = FileManager.default.temporaryDirectory
            .appending(path: "intent-file-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw IntentFileError.failedToLoadFile
        }
        return directory
    }
}
