public import Foundation

extension LocalizedStringResource {
    /// The bundle that contains the translations.
    public enum BundleDescription: Sendable {
        /// The bundle of the running app.
        case main
        /// The bundle that contains a class.
        case forClass(AnyClass)
        /// The bundle at an address in the file system.
        case atURL(URL)
    }
}

extension LocalizedStringResource.BundleDescription {
    package init(_ bundle: Bundle?) {
        if let bundle, bundle !== Bundle.main {
            self = .atURL(bundle.bundleURL)
        } else {
            self = .main
        }
    }
}

extension LocalizedStringResource.BundleDescription {
    /// Returns the translations of a spoken phrase, from the first of some tables that has any;
    /// `nil` if none has.
    ///
    /// A table without a name is the bundle's default one.
    package func alternatives(for key: String, tables: [String?], locale: Locale) -> [String]? {
        guard let catalogs = BundleCatalogs.of(self) else { return nil }
        for table in tables {
            if let found = catalogs.alternatives(for: key, table: table, locale: locale) {
                return found
            }
        }
        return nil
    }
}

extension LocalizedStringResource.BundleDescription: Hashable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.main, .main): true
        case (.forClass(let left), .forClass(let right)): left == right
        case (.atURL(let left), .atURL(let right)): left == right
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: hasher.combine(0)
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
        case .atURL(let url): hasher.combine(url)
        }
    }
}

/// A class can't be sent between processes, so it is encoded as the address of its bundle.
extension LocalizedStringResource.BundleDescription: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .main: try container.encodeNil()
        case .forClass(let type): try container.encode(Bundle(for: type).bundleURL)
        case .atURL(let url): try container.encode(url)
        }
    }
}
