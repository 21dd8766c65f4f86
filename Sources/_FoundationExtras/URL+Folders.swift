public import Foundation

extension URL {
    /// The folder for a person's documents.
    ///
    /// The folder that `FileManager` returns for `documentDirectory`; nothing is created.
    public static var documentsDirectory: URL { folder(.documentDirectory, else: "Documents") }

    /// The folder for files that an app can recreate.
    public static var cachesDirectory: URL { folder(.cachesDirectory, else: ".cache") }

    /// The folder for an app's data.
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory, else: ".local/share")
    }

    /// The folder for a person's downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, else: "Downloads") }

    /// The folder for a person's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory, else: "Desktop") }

    /// The folder for a person's pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory, else: "Pictures") }

    /// The folder for a person's films.
    public static var moviesDirectory: URL { folder(.moviesDirectory, else: "Videos") }

    /// The folder for a person's music.
    public static var musicDirectory: URL { folder(.musicDirectory, else: "Music") }

    private static func folder(
        _ directory: FileManager.SearchPathDirectory, else name: String
    ) -> URL {
        // Empty only if the person's environment names no such folder.
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
    }
}
