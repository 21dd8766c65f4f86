import Foundation
import Synchronization

/// An intent that shows a camera in order to take pictures.
///
/// It is performed where the app says that it can use a camera, and refused elsewhere.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
    /// The state that the app and what captures for it share.
    associatedtype AppContext: Decodable, Encodable, Sendable = Never
}

extension CameraCaptureIntent {
    /// The state that was shared last; `nil` before the first.
    ///
    /// Unspecified by Apple; here the process keeps it, coded as JSON, and it ends with the process.
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
    /// Throws the error of coding it; the earlier state then stays.
    public static func updateAppContext(_ newContext: AppContext?) async throws {
        let data = try newContext.map { try JSONEncoder().encode($0) }
        contexts.withLock { $0[ObjectIdentifier(Self.self)] = data }
    }
}

/// The shared states, by the type of intent.
private let contexts = Mutex<[ObjectIdentifier: Data]>([:])
