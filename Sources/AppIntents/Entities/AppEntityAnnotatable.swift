public import SwiftUI

/// An object that can say which entity it shows.
public protocol AppEntityAnnotatable: AnyObject {
    /// The identifier of the entity; `nil` for none.
    var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
    /// The identifier of the entity that the view with the activity shows; `nil` for none.
    public var appEntityIdentifier: EntityIdentifier? {
        get { entity as? EntityIdentifier }
        set { entity = newValue }
    }
}

extension View {
    /// Names the entity that the view shows.
    ///
    /// An assistant gets a link to the entity beside the card, and tests read it
    /// (`TestRun.entities`). The page has the identifier in the attribute `data-entity`.
    nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
        showing(entity: identifier?.description)
    }
}
