import Foundation
import Synchronization

/// An intent that shows a camera in order to take pictures.
///
/// The system performs it if the app declares that it can use a camera, and refuses it otherwise.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
    /// The state that the app shares with the code that captures for it.
    associatedtype AppContext: Decodable, Encodable, Sendable = Never
}

extension CameraCaptureIntent {
    /// The state that was shared last; `nil` before the first update.
    ///
    /// Unspecified by Apple; here the process keeps it in memory, encoded as JSON.
    public static var appContext: AppContext? {
        get async throws {
            guard let data = contexts.withLock({ $0[ObjectIdentifier(Self.self)] }) else {
                return nil
            }
            return try JSONDecoder().decode(AppContext.self, from: data)
        }
    }

    /// Shares a state; `nil` forgets it.
    ///
    /// Throws the error of encoding it; the earlier state then remains.
    public static func updateAppContext(_ newContext: AppContext?) async throws {
        let data = try newContext.map { try JSONEncoder().encode($0) }
        contexts.withLock { $0[ObjectIdentifier(Self.self)] = data }
    }
}

/// The shared states, by the type of intent.
private let contexts = Mutex<[ObjectIdentifier: Data]>([:])
