import HTTPTypes
import Hummingbird
import SurfaceKit
import _FontMeasuring

/// The font files that cards are drawn in, read from the system's folders.
struct FontRoutes: WebRoutes {
    let fonts: CardFonts
    private let files = FileIO()

    init(fonts: CardFonts) {
        self.fonts = fonts
    }

    func add(to router: Router<WebRequestContext>) {
        router.get(RouterPath(WebPaths.fonts + "/:file")) { _, context in
            let name = context.parameters.get("file") ?? ""
            guard let face = fonts.face(named: name) else { throw WebError.notFound }
            let body = try await files.loadFile(path: face.file.path, context: context)
            var headers: HTTPFields = [
                .contentType: face.contentType, .cacheControl: TaggedBody.keptForEver,
            ]
            headers[.contentLength] = body.contentLength.map(String.init)
            return Response(status: .ok, headers: headers, body: body)
        }
    }
}
