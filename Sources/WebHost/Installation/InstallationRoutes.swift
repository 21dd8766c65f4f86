import AppIntents
import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import NIOCore
import SurfaceKit
import _JSON
import _Localization

/// The files with which a browser installs the page as an app: its manifest, and the worker that
/// answers while the host can't be reached.
struct InstallationRoutes: WebRoutes {
    /// The ground of the page in its light appearance; the page itself names that of each appearance.
    private static let ground = "#f3f4f6"

    let system: IntentSystem
    let files: StaticFiles
    let worker: OfflineWorker

    func add(to router: Router<WebRequestContext>) {
        router.get(RouterPath(WebPaths.manifest)) { request, context in
            let body = manifest(
                in: LanguageTag.locale(of: request),
                for: context.client?.personOrOwner ?? .owner(in: []))
            return body.response(to: request, headers: [.vary: "Accept-Language, Cookie"])
        }
        router.get(RouterPath(WebPaths.worker)) { request, _ in
            let body = worker.body(in: LanguageTag.ofPage(request))
            return body.response(to: request, headers: [.vary: "Accept-Language, Cookie"])
        }
    }

    /// Returns the Web App Manifest for a person who reads a locale.
    private func manifest(in locale: Locale, for person: Person) -> TaggedBody {
        let language = SystemLanguage(locale)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("id", "/")
            writer.member("start_url", "/")
            writer.member("scope", "/")
            writer.member("name", system.appName)
            writer.member("lang", language.rawValue)
            writer.member("dir", language.isRightToLeft ? "rtl" : "ltr")
            writer.member("display", "standalone")
            writer.member("background_color", Self.ground)
            writer.member("theme_color", Self.ground)
            writer.name("icons")
            writer.array(files.icons) { writer, icon in
                writer.object { writer in
                    writer.member("src", files.address(of: icon.path))
                    writer.member("type", icon.type)
                    writer.member("sizes", icon.sizes)
                    writer.member("purpose", icon.purpose)
                }
            }
            writer.name("shortcuts")
            writer.array(shortcuts(in: locale, for: person)) { writer, shortcut in
                writer.object { writer in
                    writer.member("name", shortcut.name)
                    writer.member("url", shortcut.address)
                }
            }
        }
        return TaggedBody(
            writer.buffer.readableBytesView, contentType: "application/manifest+json")
    }

    /// Returns the App Shortcuts that a link may offer to a person, in the order of the source.
    private func shortcuts(
        in locale: Locale, for person: Person
    ) -> [(name: String, address: String)] {
        system.catalog.shortcuts.filter { shortcut in
            system.offers(
                system.catalog.identifier(of: Swift.type(of: shortcut.intent)), to: person)
        }.compactMap { shortcut in
            AppLink.path(offering: shortcut, in: system.catalog).map { address in
                let title = shortcut.shortTitle ?? Swift.type(of: shortcut.intent).title
                return (name: title.text(in: locale), address: address)
            }
        }
    }
}
