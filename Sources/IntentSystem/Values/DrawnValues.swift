import AppIntents

extension _IntentValue {
    /// The value, or the values of a list, as many as `ValueView` draws.
    var drawnValues: [any _IntentValue] {
        switch type(of: self).composition {
        case .list(let list):
            Array(list.elements(of: self).prefix(ValueView.maximumRows)).flatMap(\.drawnValues)
        case .optional(let optional): optional.wrapped(in: self)?.drawnValues ?? []
        case .entity, .reference, .enumeration, .plain, .fields, .union: [self]
        }
    }
}
