package import AppIntents
import AppIntentsMetadata
import Foundation
import Synchronization
import _Localization

/// The symbols of an app's intents: the author's, or else derived ones, computed at first use.
///
/// A derived symbol depends on the declaration only, never on a translation, so that an intent looks
/// the same in all languages and after a restart.
final class IntentSymbols: Sendable {
    private let symbols = Mutex<[ObjectIdentifier: String]>([:])

    /// Returns the symbol of an intent; `authored` returns the author's.
    func symbol(of type: any AppIntent.Type, authored: () -> String?) -> String {
        if let known = symbols.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        // The author's code, so without the lock.
        let symbol = authored() ?? type.derivedSymbol
        symbols.withLock { $0[ObjectIdentifier(type)] = symbol }
        return symbol
    }
}

extension Catalog {
    /// Returns the symbol of an intent: that of the first App Shortcut that performs it, or one that
    /// its kind or its name stands for.
    package func symbol(of type: any AppIntent.Type) -> String {
        symbols.symbol(of: type) {
            declaredShortcuts.first {
                $0.systemImageName != nil && Swift.type(of: $0.intent) == type
            }?.systemImageName
        }
    }

    /// Returns the symbol of the intent with an identifier.
    func symbol(ofIntent identifier: String) -> String {
        entry(identifier: identifier).map { symbol(of: $0.type) } ?? SymbolWords.neutral
    }
}

extension AppIntent {
    /// The symbol that the intent's kind stands for, or else the words of its name, or of its title
    /// as the author wrote it.
    fileprivate static var derivedSymbol: String {
        kindSymbol ?? SymbolWords.symbol(for: _typeName(Self.self, qualified: false))
            ?? SymbolWords.symbol(for: title.key) ?? SymbolWords.neutral
    }

    /// The symbol of the kind of intent; `nil` for one that only performs.
    private static var kindSymbol: String? {
        if let hardware = traits.hardware { return hardware.symbol }
        if traits.deletesEntities { return "trash" }
        if traits.setsValue { return "slider.horizontal.3" }
        if traits.findsEntities { return "magnifyingglass" }
        if let use = searchUse { return use.kind == .play ? "play.circle" : "magnifyingglass" }
        if traits.opensTarget || opensAddress { return "arrow.up.forward" }
        if isFocusFilter { return "moon" }
        if conforms(to: (any AudioRecordingIntent.Type).self) { return "mic" }
        return conforms(to: (any AudioPlaybackIntent.Type).self) ? "play.circle" : nil
    }
}

extension IntentHardware {
    fileprivate var symbol: String {
        switch self {
        case .camera: "camera"
        case .workout: "figure.run"
        case .dive: "water.waves"
        case .pushToTalk: "antenna.radiowaves.left.and.right"
        }
    }
}
