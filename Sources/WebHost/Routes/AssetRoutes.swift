import Foundation
import HTTPTypes
import Hummingbird
import SnippetRendering
import SurfaceKit

/// The app's images, and the system's symbols as images.
struct AssetRoutes: WebRoutes {
    /// The policy for an SVG that is opened as a document: it must not run anything.
    static let imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

    let assets: AssetCatalog
    private let files = FileIO()

    init(assets: AssetCatalog) {
        self.assets = assets
    }

    func add(to router: Router<WebRequestContext>) {
        router.get("/assets/**") { request, context in
            let name = context.parameters.getCatchAll().joined(separator: "/")
            return try await asset(name.removingPercentEncoding ?? name, request, context)
        }
        router.get("/symbols/:file") { request, context in
            let file = context.parameters.get("file") ?? ""
            return try symbol((file.removingPercentEncoding ?? file), request)
        }
    }

    private func asset(
        _ name: String, _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        guard let asset = assets[name], let tag = asset.tag else { throw WebError.notFound }
        var headers: HTTPFields = [
            .eTag: tag, .cacheControl: "no-cache", .contentType: asset.contentType,
            .contentSecurityPolicy: Self.imagePolicy,
        ]
        if EntityTag.isKnown(tag, to: request) {
            return Response(status: .notModified, headers: headers)
        }
        let body = try await files.loadFile(path: asset.path, context: context)
        headers[.contentLength] = body.contentLength.map(String.init)
        return Response(status: .ok, headers: headers, body: body)
    }

    private func symbol(_ file: String, _ request: Request) throws -> Response {
        guard file.hasSuffix(".svg"), file.utf8.count <= 128 else { throw WebError.notFound }
        let svg = SymbolImage.svg(named: String(file.dropLast(4)))
        return TaggedBody(svg.utf8, contentType: "image/svg+xml").response(
            to: request, cacheControl: "max-age=86400",
            headers: [.contentSecurityPolicy: Self.imagePolicy])
    }
}
