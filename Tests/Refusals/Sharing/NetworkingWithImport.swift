import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

func loadAnywhere(_ url: URL) async throws -> Data {
    try await URLSession.shared.data(from: url).0
}
