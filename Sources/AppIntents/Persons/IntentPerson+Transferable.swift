public import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension IntentPerson: Transferable {
    /// A vCard with the name and the addresses of the person, or the name as text.
    @TransferRepresentationBuilder<IntentPerson>
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .vCard) { person in Data(person.card.utf8) }
            .suggestedFileName { person in person.fullName + ".vcf" }
        ProxyRepresentation(exporting: \.fullName)
    }

    /// The full name; the address if there is none.
    private var fullName: String {
        switch name {
        case .components(let parts): parts.displayText(in: Locale(identifier: "en_US_POSIX"))
        case .displayName(let text): text
        case .unknown: handle?.text ?? ""
        }
    }

    /// The person as vCard 3.0 (RFC 2426).
    private var card: String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:" + Self.escaped(fullName)]
        if case .components(let parts) = name {
            let fields = [
                parts.familyName, parts.givenName, parts.middleName, parts.namePrefix,
                parts.nameSuffix,
            ]
            lines.append("N:" + fields.map { Self.escaped($0 ?? "") }.joined(separator: ";"))
        } else {
            lines.append("N:" + Self.escaped(fullName) + ";;;;")
        }
        for handle in [handle].compactMap(\.self) + aliases {
            switch handle.value {
            case .emailAddress(let address): lines.append("EMAIL:" + Self.escaped(address))
            case .phoneNumber(let number): lines.append("TEL:" + Self.escaped(number))
            case .applicationDefined: break
            }
        }
        return (lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n"
    }

    private static func escaped(_ text: String) -> String {
        text.flatMap { character -> String in
            switch character {
            case "\\", ",", ";": "\\" + String(character)
            case "\n", "\r\n": "\\n"
            default: String(character)
            }
        }.reduce(into: "") { $0.append($1) }
    }
}
