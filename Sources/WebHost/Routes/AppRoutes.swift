import HTTPTypes
import Hummingbird
import IntentSystem
import NIOCore
import SurfaceKit
import _JSON

/// The app's name, search, and the answer that the server is well.
struct AppRoutes: WebRoutes {
    /// The version of the wire format.
    static let version = 1

    let system: IntentSystem

    func add(to router: Router<WebRequestContext>) {
        router.get(RouterPath(WebPaths.health)) { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: "ok")))
        }
        router.get("/app") { _, _ in
            var writer = JSONWriter()
            writer.object { writer in
                writer.member("name", system.appName)
                writer.member("usesLocation", system.configuration.usesPersonLocation)
                writer.member("locationNote", system.configuration.locationNote)
                writer.member("maximumFileBytes", system.limits.maximumFileBytes)
                writer.member("version", Self.version)
            }
            return Response.json(writer.buffer)
        }
        router.get("/search") { request, context in
            let items = QueryItems(target: request.uri.string)
            let language =
                items["language"].flatMap { LanguageTag($0) }
                ?? request.headers[.acceptLanguage].flatMap { LanguageTag(acceptLanguage: $0) }
            if items["q"] ?? "" == "" {
                // A person who looks for nothing yet sees what they are likely to want.
                await system.renewOffers(
                    language: language?.text ?? "en", atMost: .milliseconds(300))
            }
            // One without a cookie has nothing to undo.
            let person = Person.session(context.client?.session ?? .random())
            let sections = system.search(
                items["q"] ?? "", language: language?.text ?? "en", for: person)
            var writer = JSONWriter(into: ByteBufferAllocator().buffer(capacity: 2048))
            writer.object { writer in
                writer.name("sections")
                writer.array(sections) { $0.section($1) }
            }
            return Response.json(writer.buffer)
        }
    }
}
