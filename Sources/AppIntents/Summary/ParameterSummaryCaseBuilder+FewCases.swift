// One function for each number of cases, as Apple declares them; a parameter pack cannot be
// followed by the unlabeled default.
extension ParameterSummaryCaseBuilder {
    /// Joins one case with the default.
    public static func buildBlock<C0, DefaultSummary>(
        _ c0: C0, _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (C0, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    > where Intent == C0.Intent, C0: _ParameterSummarySwitchCase, DefaultSummary: ParameterSummary {
        ParameterSummaryTupleCaseCondition([c0, `default`])
    }

    /// Joins two cases with the default.
    public static func buildBlock<C0, C1, DefaultSummary>(
        _ c0: C0, _ c1: C1,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (C0, C1, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, `default`])
    }

    /// Joins three cases with the default.
    public static func buildBlock<C0, C1, C2, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (C0, C1, C2, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, DefaultSummary: ParameterSummary, C0.Intent == C1.Intent,
        C1.Intent == C2.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, c2, `default`])
    }

    /// Joins four cases with the default.
    public static func buildBlock<C0, C1, C2, C3, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (C0, C1, C2, C3, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent,
        C2.Intent == C3.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, `default`])
    }

    /// Joins five cases with the default.
    public static func buildBlock<C0, C1, C2, C3, C4, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (C0, C1, C2, C3, C4, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        C4: _ParameterSummarySwitchCase, DefaultSummary: ParameterSummary, C0.Intent == C1.Intent,
        C1.Intent == C2.Intent, C2.Intent == C3.Intent, C3.Intent == C4.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, `default`])
    }

    /// Joins six cases with the default.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5,
            ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
        )
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent,
        C2.Intent == C3.Intent, C3.Intent == C4.Intent, C4.Intent == C5.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, `default`])
    }

    /// Joins seven cases with the default.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5, C6,
            ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
        )
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
        C6: _ParameterSummarySwitchCase, DefaultSummary: ParameterSummary, C0.Intent == C1.Intent,
        C1.Intent == C2.Intent, C2.Intent == C3.Intent, C3.Intent == C4.Intent,
        C4.Intent == C5.Intent, C5.Intent == C6.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, `default`])
    }

    /// Joins eight cases with the default.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5, C6, C7,
            ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
        )
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
        C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent,
        C2.Intent == C3.Intent, C3.Intent == C4.Intent, C4.Intent == C5.Intent,
        C5.Intent == C6.Intent, C6.Intent == C7.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, `default`])
    }
}
