// Written by Scripts/families; don't edit.

extension ResolverSpecificationBuilder {
    /// Makes a list of a conversion.
    public static func buildBlock<
        R0: Resolver
    >(
        _ r0: R0
    ) -> some ResolverSpecification {
        Specification<Property, R0>(
            resolvers: [r0])
    }

    /// Makes a list of 2 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver
    >(
        _ r0: R0, _ r1: R1
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1>(
            resolvers: [r0, r1])
    }

    /// Makes a list of 3 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2>(
            resolvers: [r0, r1, r2])
    }

    /// Makes a list of 4 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3>(
            resolvers: [r0, r1, r2, r3])
    }

    /// Makes a list of 5 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4>(
            resolvers: [r0, r1, r2, r3, r4])
    }

    /// Makes a list of 6 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5>(
            resolvers: [r0, r1, r2, r3, r4, r5])
    }

    /// Makes a list of 7 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver,
        R6: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5, R6>(
            resolvers: [r0, r1, r2, r3, r4, r5, r6])
    }

    /// Makes a list of 8 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver,
        R6: Resolver, R7: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5, R6, R7>(
            resolvers: [r0, r1, r2, r3, r4, r5, r6, r7])
    }

    /// Makes a list of 9 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver,
        R6: Resolver, R7: Resolver, R8: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7, _ r8: R8
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5, R6, R7, R8>(
            resolvers: [r0, r1, r2, r3, r4, r5, r6, r7, r8])
    }

    /// Makes a list of 10 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver,
        R6: Resolver, R7: Resolver, R8: Resolver, R9: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7, _ r8: R8,
        _ r9: R9
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5, R6, R7, R8, R9>(
            resolvers: [r0, r1, r2, r3, r4, r5, r6, r7, r8, r9])
    }

    /// Makes a list of 11 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver,
        R6: Resolver, R7: Resolver, R8: Resolver, R9: Resolver, R10: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7, _ r8: R8,
        _ r9: R9, _ r10: R10
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10>(
            resolvers: [r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10])
    }

    /// Makes a list of 12 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver,
        R6: Resolver, R7: Resolver, R8: Resolver, R9: Resolver, R10: Resolver, R11: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7, _ r8: R8,
        _ r9: R9, _ r10: R10, _ r11: R11
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11>(
            resolvers: [r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11])
    }

    /// Makes a list of 13 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver,
        R6: Resolver, R7: Resolver, R8: Resolver, R9: Resolver, R10: Resolver, R11: Resolver,
        R12: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7, _ r8: R8,
        _ r9: R9, _ r10: R10, _ r11: R11, _ r12: R12
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12>(
            resolvers: [r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12])
    }

    /// Makes a list of 14 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver,
        R6: Resolver, R7: Resolver, R8: Resolver, R9: Resolver, R10: Resolver, R11: Resolver,
        R12: Resolver, R13: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7, _ r8: R8,
        _ r9: R9, _ r10: R10, _ r11: R11, _ r12: R12, _ r13: R13
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13>(
            resolvers: [r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13])
    }

    /// Makes a list of 15 conversions.
    public static func buildBlock<
        R0: Resolver, R1: Resolver, R2: Resolver, R3: Resolver, R4: Resolver, R5: Resolver,
        R6: Resolver, R7: Resolver, R8: Resolver, R9: Resolver, R10: Resolver, R11: Resolver,
        R12: Resolver, R13: Resolver, R14: Resolver
    >(
        _ r0: R0, _ r1: R1, _ r2: R2, _ r3: R3, _ r4: R4, _ r5: R5, _ r6: R6, _ r7: R7, _ r8: R8,
        _ r9: R9, _ r10: R10, _ r11: R11, _ r12: R12, _ r13: R13, _ r14: R14
    ) -> some ResolverSpecification {
        Specification<Property, R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13, R14>(
            resolvers: [r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14])
    }
}
