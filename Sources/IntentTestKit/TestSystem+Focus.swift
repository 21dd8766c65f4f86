import Foundation
public import IntentSystem

extension TestSystem {
    /// The focuses in the order in which they were added.
    public var focuses: [Focus] { system.focuses.all }

    /// The focus that is on.
    public var focus: Focus? { system.focuses.active }

    /// Adds a focus with filters, as a person does at a surface.
    @discardableResult
    public func addFocus(_ name: String, filters: [Focus.Filter] = []) async throws -> Focus {
        let focus = try system.focuses.add(name)
        for filter in filters {
            try await system.keepFilter(filter, in: focus.id, locale: locale)
        }
        return focus
    }

    /// Turns on the focus with a name; returns once its filters have been performed.
    ///
    /// Returns the texts about the filters that failed.
    @discardableResult
    public func turnOnFocus(_ name: String) async throws -> [String] {
        let focus = try system.focuses.focus(name)
        return try await system.setFocus(focus.id, locale: locale).map(\.words)
    }

    /// Turns off the active focus; returns once its filters have been performed with their
    /// defaults.
    @discardableResult
    public func turnOffFocus() async throws -> [String] {
        try await system.setFocus(nil, locale: locale).map(\.words)
    }

    private var locale: Locale { environment.locale }
}
