import CoreLocation
import Foundation
import _Localization

/// The meaning of a Foundation error to a person; its own text is for developers.
///
/// It is read by domain and code, so that an app without a network needs none of the networking library.
enum FoundationProblem: Hashable {
    case network
    case timedOut
    case badAddress
    case missingFile
    case fileNotAllowed
    case diskFull
    case damagedData
    /// The person shares no location, which `CLError` says.
    case noLocation
    /// Words that the author gave an `NSError`.
    case described(String)

    /// Reads an error; `nil` for an error that isn't Foundation's, or that means nothing to a
    /// person.
    init?(_ error: any Error) {
        if error is DecodingError {
            self = .damagedData
            return
        }
        // Every error has a domain and a code; an error that doesn't define them has its type's
        // name as the domain.
        let known = error as NSError
        let words = known.userInfo[NSLocalizedDescriptionKey] as? String
        if let words, !words.isEmpty, !Self.isFoundations(known) {
            self = .described(words)
            return
        }
        guard let problem = Self.problem(known) else { return nil }
        self = problem
    }

    private static func isFoundations(_ error: NSError) -> Bool {
        [NSCocoaErrorDomain, NSPOSIXErrorDomain, networkDomain].contains(error.domain)
    }

    /// `NSURLErrorDomain`, which only the networking library declares.
    private static let networkDomain = "NSURLErrorDomain"

    private static func problem(_ error: NSError) -> FoundationProblem? {
        switch error.domain {
        case networkDomain: network(error.code)
        case NSCocoaErrorDomain: file(error.code)
        case NSPOSIXErrorDomain: system(error.code)
        case kCLErrorDomain: error.code == CLError.denied.rawValue ? .noLocation : nil
        default: nil
        }
    }

    private static func network(_ code: Int) -> FoundationProblem? {
        switch code {
        case -1001: .timedOut
        case -1000, -1002: .badAddress
        case -1003, -1004, -1005, -1006, -1009, -1018, -1019, -1020: .network
        case -1015, -1016, -1017: .damagedData
        default: nil
        }
    }

    private static func file(_ code: Int) -> FoundationProblem? {
        switch CocoaError.Code(rawValue: code) {
        case .fileNoSuchFile, .fileReadNoSuchFile: .missingFile
        case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly:
            .fileNotAllowed
        case .fileWriteOutOfSpace: .diskFull
        case .fileReadCorruptFile, .propertyListReadCorrupt, .coderReadCorrupt: .damagedData
        default: nil
        }
    }

    private static func system(_ code: Int) -> FoundationProblem? {
        switch Int32(truncatingIfNeeded: code) {
        case ENOENT: .missingFile
        case EACCES, EPERM, EROFS: .fileNotAllowed
        case ENOSPC, EDQUOT: .diskFull
        case ENETDOWN, ENETUNREACH, EHOSTUNREACH, ECONNREFUSED, ECONNRESET: .network
        case ETIMEDOUT: .timedOut
        default: nil
        }
    }

    /// The problem may go away by itself, or by what the person does on the page.
    var isPassing: Bool { [.network, .timedOut, .noLocation].contains(self) }

    /// The text for the person.
    var words: LocalizedStringResource {
        switch self {
        case .network: .init(system: "The network can’t be reached.")
        case .timedOut: .init(system: "The answer took too long.")
        case .badAddress: .init(system: "The web address isn’t right.")
        case .missingFile: .init(system: "The file isn’t there.")
        case .fileNotAllowed: .init(system: "The app may not use this file.")
        case .diskFull: .init(system: "There is no room left to save this.")
        case .damagedData:
            .init(system: "The data is damaged, or of a kind that the app doesn’t know.")
        case .noLocation: .init(system: "The app needs permission to know your location.")
        case .described(let words): .init(verbatim: words)
        }
    }
}
