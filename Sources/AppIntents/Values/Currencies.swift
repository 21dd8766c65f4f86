import AppIntentsMetadata
import Foundation
import Synchronization

/// The currencies that an amount of money may have.
struct Currencies {
    /// The codes that the author lists; empty for all of ISO 4217.
    private let listed: [String]

    init(_ constraints: ValueConstraints) {
        listed = constraints.currencyCodes
    }

    /// The only currency, which a number alone has; `nil` if there are several.
    var only: String? { listed.count == 1 ? listed[0] : nil }

    /// Returns the currencies from which a person chooses: the author's in the author's order, or
    /// else those in use, by their names.
    func choices(in locale: Locale) -> [StructureShape.Choice] {
        guard listed.isEmpty else { return listed.map { Self.choice($0, in: locale) } }
        return Self.common.withLock { known in
            if let choices = known[locale.identifier] { return choices }
            let choices = Locale.commonISOCurrencyCodes.map { Self.choice($0, in: locale) }
                .sorted { $0.title < $1.title }
            known[locale.identifier] = choices
            return choices
        }
    }

    /// Returns the initial currency of a form: that of the person's region if it is allowed, or
    /// else the first that the author lists.
    func usual(in locale: Locale) -> String? {
        guard let local = locale.currency?.identifier, listed.isEmpty || listed.contains(local)
        else { return listed.first }
        return local
    }

    /// Returns the code for a text: a code, a symbol, or an English name.
    func code(_ text: String) -> String? {
        let capitals = text.uppercased()
        if let exact = listed.first(where: { $0 == text || $0.uppercased() == capitals }) {
            return exact
        }
        if listed.isEmpty, Self.isInISO4217(capitals) { return capitals }
        if let shared = Self.symbols[text] {
            let meant = listed.isEmpty ? shared : shared.filter(listed.contains)
            return meant.count == 1 ? meant[0] : nil
        }
        let typed = text.lowercased()
        let names = listed.isEmpty ? Locale.commonISOCurrencyCodes : listed
        return names.first { code in
            let name = Self.english.localizedString(forCurrencyCode: code)?.lowercased()
            return name.map { $0 == typed || $0 + "s" == typed } ?? false
        }
    }

    private static func choice(_ code: String, in locale: Locale) -> StructureShape.Choice {
        let name = locale.localizedString(forCurrencyCode: code)
        return .init(value: code, title: name.map { "\($0) (\(code))" } ?? code)
    }

    private static func isInISO4217(_ code: String) -> Bool {
        code.utf8.count == 3 && Locale.Currency.isoCurrencies.contains { $0.identifier == code }
    }

    /// The list for each language, cached because hundreds of names take longer to look up than all
    /// the rest of a form.
    ///
    /// Clients choose the languages, so the number of lists is bounded.
    static let common = Mutex(LRUCache<String, [StructureShape.Choice]>(limit: 16))

    private static let english = Locale(identifier: "en_US")

    /// The currencies of symbols that name no country.
    private static let symbols = [
        "€": ["EUR"], "£": ["GBP"], "₹": ["INR"], "₩": ["KRW"], "₪": ["ILS"], "₺": ["TRY"],
        "₴": ["UAH"], "₫": ["VND"], "₱": ["PHP"], "₽": ["RUB"],
        "US$": ["USD"], "CA$": ["CAD"], "A$": ["AUD"], "R$": ["BRL"],
        "¥": ["JPY", "CNY"], "￥": ["JPY", "CNY"], "円": ["JPY"], "元": ["CNY"],
        "$": ["USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "MXN", "ARS", "CLP", "COP"],
        "kr": ["SEK", "NOK", "DKK", "ISK"],
    ]
}
