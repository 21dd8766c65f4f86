import Foundation
import HTTPTypes
import IntentSystem
import NIOHTTP1
import SurfaceKit
import _Localization

/// The contents of the request that opens a stream.
struct StreamOpening: Sendable {
    var session: SessionID
    var person: Person
    /// `true` if the browser doesn't know its session yet.
    var needsCookie: Bool
    var address: TabAddress
    var environment: PresentationEnvironment
    var seen: Int?
    /// `true` if the page can change a view in parts.
    var takesParts: Bool
    /// `true` if the page leaves by itself when it hears that the server ends.
    var takesFarewell: Bool

    /// Reads a request; throws `WebError` if its tab's name is invalid.
    ///
    /// An invalid environment is replaced rather than refused: a card that is drawn a little wrong
    /// is better than none.
    init(
        target: String, client: AuthorizedClient?, acceptLanguage: String?,
        lastEventID: String? = nil
    ) throws {
        let items = QueryItems(target: target)
        session = client?.session ?? .random()
        person = client?.person(in: session) ?? .session(session)
        needsCookie = client?.session == nil
        guard let address = TabAddress(session: session, tab: items["tab"]) else {
            throw WebError.malformed("The item tab must be 16 hexadecimal digits.")
        }
        self.address = address
        environment = PresentationEnvironment(
            scheme: items["scheme"].flatMap { .init(rawValue: $0) } ?? .light,
            textSize: items["text"].flatMap { .init(rawValue: $0) } ?? .large,
            language: items.language(accepting: acceptLanguage),
            timeZone: items["zone"].flatMap { TimeZone(named: $0) },
            contentWidth: items.width("width"), flowWidth: items.width("flow"))
        takesParts = items["parts"] == "1"
        takesFarewell = items["leaving"] == "1"
        // A browser that reconnects by itself repeats the old address, but adds the last event that
        // it received.
        // A new session has none of the events that the client received from another one.
        seen = needsCookie ? nil : (lastEventID ?? items["seen"]).flatMap { Int($0) }
    }
}
