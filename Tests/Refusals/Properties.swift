import AppIntents

// Properties that a macro can't make known, and what it says to each: a text that ends in “(from macro” is its own, and is
// expected to its end. The compiler's own errors beside them are consequences.

struct WrongComputedProperties: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wrong"
    static let defaultQuery = WrongComputedPropertiesQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "Wrong" }

    @ComputedProperty var withoutType = 3
    // expected-error@-1 {{The type of 'withoutType' isn't written out, and a macro can't infer it. Write 'var withoutType: Type { … }'. (from macro}}
    // expected-error@-2 {{did not produce a non-observing accessor (such as 'get') as expected}}
    @ComputedProperty var stored: Int
    // expected-error@-1 {{'stored' is stored. Use @Property for a stored property, or give this one a getter. (from macro}}
    // expected-error@-2 {{did not produce a non-observing accessor (such as 'get') as expected}}
    @ComputedProperty static var ofType: Int { 3 }
    // expected-error@-1 {{'ofType' belongs to the type; an entity has it only as a property of the instance. Remove 'static'. (from macro}}
    @ComputedProperty var waiting: Int { get async { 3 } }
    // expected-error@-1 {{The getter of 'waiting' is marked 'async' or 'throws'. Use @DeferredProperty with 'get async throws', or remove the marks. (from macro}}
    @ComputedProperty var throwing: Int { get throws { 3 } }
    // expected-error@-1 {{The getter of 'throwing' is marked 'async' or 'throws'. Use @DeferredProperty with 'get async throws', or remove the marks. (from macro}}
    @DeferredProperty var immediate: Int { 3 }
    // expected-error@-1 {{The getter of 'immediate' isn't asynchronous. Write 'get async throws { … }', or use @ComputedProperty. (from macro}}
    @ComputedProperty func function() -> Int { 3 }
    // expected-error@-1 {{Only a computed property of an entity can have this attribute, one to a declaration. (from macro}}
    // expected-error@-2 {{'accessor' macro cannot be attached to instance method ('function')}}
}

extension WrongComputedProperties {
    @ComputedProperty var inExtension: Int { 3 }
    // expected-error@-1 {{'inExtension' stands in an extension, where the system doesn't look for properties. Move it into the declaration of the entity. (from macro}}
}

struct WrongComputedPropertiesQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [WrongComputedProperties] { [] }
}
