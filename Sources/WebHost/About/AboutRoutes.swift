import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit
import _Localization

/// The pages about the app itself: what it can do and by which keys, and the settings of a person.
struct AboutRoutes: WebRoutes {
    let system: IntentSystem
    let page: BoardPage
    let voice: VoiceMarkup
    /// The way in which people sign in at this host, if there is one.
    private let signIn: (any PageSignIn)?
    private let help: String
    private let settings: String

    /// Reads the files beside the program; throws `WebHostError` if one is missing.
    init(
        system: IntentSystem, page: BoardPage, voice: VoiceMarkup, files: StaticFiles,
        signIn: (any PageSignIn)? = nil
    ) throws {
        self.signIn = signIn
        self.system = system
        self.page = page
        self.voice = voice
        help = try files.document("help.html")
        settings = try files.document("settings.html")
    }

    func add(to router: Router<WebRequestContext>) {
        router.get(RouterPath(WebPaths.help)) { request, context in
            let language = LanguageTag.ofPage(request)
            let locale = LanguageTag.locale(of: request).identifier
            return page.response(
                request, context, heading: .init(system: "Help"), WebPaths.help,
                script: "settings.js",
                items: PageWords.document(
                    help, in: language,
                    parts: [
                        "abilities": AboutMarkup(system: system, language: locale).abilities
                    ].merging(voice.parts(in: language)) { own, _ in own }))
        }
        router.get(RouterPath(WebPaths.settings)) { request, context in
            let language = LanguageTag.ofPage(request)
            return page.response(
                request, context, heading: .init(system: "Settings"), WebPaths.settings,
                script: "settings.js", hasLook: false,
                items: PageWords.document(
                    settings, in: language,
                    parts: [
                        "account": account(of: context.client, in: language),
                        "languages": AboutMarkup.languages, "look": page.look(in: language),
                        "version": Markup.escaped("\(system.appName) · OpenAppIntents"),
                    ]))
        }
        router.post("/settings/delete") { _, context -> Response in
            if let person = context.client?.person { try await system.forget(person) }
            var response = Response(status: .noContent)
            // A program with the token isn't signed in.
            guard let signIn, context.client?.name != nil else { return response }
            for field in signIn.farewell {
                response.headers.append(HTTPField(name: .setCookie, value: field))
            }
            return response
        }
    }

    /// Returns who the person is, and the way to sign out; nothing if they didn't sign in here.
    private func account(of client: AuthorizedClient?, in language: SystemLanguage) -> String {
        guard let exit = signIn?.exit, let name = client?.name else { return "" }
        let markup = BoardMarkup(language: language)
        return """
            <section>
              <p dir="auto">\(markup.words(.init(system: "You are signed in as “\(name)”.")))</p>
              <p><a href="\(exit)">\(markup.words(.init(system: "Sign Out")))</a></p>
            </section>
            """
    }
}
