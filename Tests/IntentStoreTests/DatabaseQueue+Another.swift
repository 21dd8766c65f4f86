import Foundation
import GRDB

extension DatabaseQueue {
    /// Opens a file as another program does, which waits while a process closes it.
    static func another(at file: URL) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        return try DatabaseQueue(path: file.path, configuration: configuration)
    }
}
