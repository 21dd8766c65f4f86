import AppIntents

// Declarations that can't be union values, and what the macro says to each: a text that ends in “(from macro” is its own,
// and is expected to its end.

@UnionValue
// expected-error@-1 {{Only an enumeration can be a union value, because a value is one of its cases. (from macro}}
struct UnionWithoutCases {}

@UnionValue
// expected-error@-1 {{'EmptyUnion' has no cases, so no value of it can exist. Add 'case name(Type)'. (from macro}}
enum EmptyUnion {}

@UnionValue
enum UnionOfNoValue {
    case text(String)
    case nothing
    // expected-error@-1 {{The case 'nothing' must hold exactly one value: a union value is always a value of another type. Write 'case nothing(Type)'. (from macro}}
}

@UnionValue
enum UnionOfTwoValues {
    case pair(String, Int)
    // expected-error@-1 {{The case 'pair' must hold exactly one value: a union value is always a value of another type. Write 'case pair(Type)'. (from macro}}
}
