/// A builder that makes the list of a parameter's conversions from the lines of a closure.
///
///     @Parameter(title: "Weight", resolvers: { PoundsResolver(); IntFromStringResolver() })
@resultBuilder
public enum ResolverSpecificationBuilder<Property> where Property: _IntentValue {}

extension ResolverSpecificationBuilder {
    /// Takes one conversion to the parameter's type.
    public static func buildExpression<ResolverType: Resolver>(
        _ expression: ResolverType
    ) -> ResolverType where Property == ResolverType.Output {
        expression
    }

    /// Makes a list without conversions.
    public static func buildBlock() -> some ResolverSpecification {
        EmptyResolverSpecification<Property>()
    }

    /// Begins a list.
    public static func buildPartialBlock<R: Resolver>(
        first: R
    ) -> Specification<Property, R> {
        Specification(resolvers: [first])
    }

    /// Adds a conversion to a list.
    public static func buildPartialBlock<each Accumulated: Resolver, R: Resolver>(
        accumulated: Specification<Property, repeat each Accumulated>, next: R
    ) -> Specification<Property, repeat each Accumulated, R> {
        Specification(resolvers: accumulated.resolvers + [next])
    }

    /// A list of conversions, each with its type.
    public struct Specification<Output, each R>: ResolverSpecification
    where Output: _IntentValue, repeat each R: Resolver {
        public typealias Iterator = [any Resolver].Iterator

        fileprivate let resolvers: [any Resolver]

        public func makeIterator() -> [any Resolver].Iterator {
            resolvers.makeIterator()
        }

        public static func == (one: Self, other: Self) -> Bool {
            one.hashable == other.hashable
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(hashable)
        }

        private var hashable: [AnyHashable] { resolvers.map { AnyHashable($0) } }
    }
}
