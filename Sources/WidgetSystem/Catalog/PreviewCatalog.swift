package import IntentSystem
import SwiftUI
import _IntentDiscovery

/// The previews of an app, found without registration.
///
/// Debug builds contain those that `#Preview` describes; other builds contain none of them.
// Safe: its properties are constants, and the types are those of conformances that hold on every
// actor: discovery skips the others.
package struct PreviewCatalog: @unchecked Sendable {
    /// A place in a program that describes previews.
    package struct Source: Sendable {
        /// The identity of the source.
        package let id: String
        /// The file, or the type of the provider.
        package let place: String
        /// The line in the file; 0 for a provider.
        package let line: Int
    }

    private let registries: [any PreviewRegistry.Type]
    private let providers: [(name: String, type: any PreviewProvider.Type)]

    package init(_ scope: Catalog.Scope = .process) {
        registries = scope.types((any PreviewRegistry).self, as: (any PreviewRegistry.Type).self)
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        providers = scope.discovered((any PreviewProvider).self)
            .sorted { $0.identifier < $1.identifier }
            .compactMap { found in
                found.metatype(as: (any PreviewProvider.Type).self)
                    .map { (found.identifier, $0) }
            }
    }

    package var isEmpty: Bool { registries.isEmpty && providers.isEmpty }

    /// All sources: those of macros by file and line, then the providers by name.
    package var sources: [Source] {
        registries.map { Source(id: Self.id(of: $0), place: $0.fileID, line: $0.line) }
            + providers.map { Source(id: $0.name, place: $0.name, line: 0) }
    }

    func registry(_ id: String) -> (any PreviewRegistry.Type)? {
        registries.first { Self.id(of: $0) == id }
    }

    func provider(_ id: String) -> (any PreviewProvider.Type)? {
        providers.first { $0.name == id }?.type
    }

    private static func id(of registry: any PreviewRegistry.Type) -> String {
        "\(registry.fileID):\(registry.line):\(registry.column)"
    }
}
