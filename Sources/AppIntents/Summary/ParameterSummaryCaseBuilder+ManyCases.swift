// One function for each number of cases, as Apple declares them; a parameter pack cannot be
// followed by the unlabeled default.
extension ParameterSummaryCaseBuilder {
    /// Joins nine cases with the default.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5, C6, C7, C8,
            ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
        )
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
        C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase,
        C8: _ParameterSummarySwitchCase, DefaultSummary: ParameterSummary, C0.Intent == C1.Intent,
        C1.Intent == C2.Intent, C2.Intent == C3.Intent, C3.Intent == C4.Intent,
        C4.Intent == C5.Intent, C5.Intent == C6.Intent, C6.Intent == C7.Intent,
        C7.Intent == C8.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, `default`])
    }

    /// Joins ten cases with the default.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
        _ c9: C9, _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
            ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
        )
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
        C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase,
        C8: _ParameterSummarySwitchCase, C9: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent,
        C2.Intent == C3.Intent, C3.Intent == C4.Intent, C4.Intent == C5.Intent,
        C5.Intent == C6.Intent, C6.Intent == C7.Intent, C7.Intent == C8.Intent,
        C8.Intent == C9.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, `default`])
    }

    /// Joins eleven cases with the default.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
        _ c9: C9, _ c10: C10,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10,
            ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
        )
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
        C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase,
        C8: _ParameterSummarySwitchCase, C9: _ParameterSummarySwitchCase,
        C10: _ParameterSummarySwitchCase, DefaultSummary: ParameterSummary, C0.Intent == C1.Intent,
        C1.Intent == C2.Intent, C2.Intent == C3.Intent, C3.Intent == C4.Intent,
        C4.Intent == C5.Intent, C5.Intent == C6.Intent, C6.Intent == C7.Intent,
        C7.Intent == C8.Intent, C8.Intent == C9.Intent, C9.Intent == C10.Intent
    {
        ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, `default`])
    }

    /// Joins twelve cases with the default.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, DefaultSummary>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
        _ c9: C9, _ c10: C10, _ c11: C11,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11,
            ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
        )
    >
    where
        Intent == C0.Intent, C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase,
        C2: _ParameterSummarySwitchCase, C3: _ParameterSummarySwitchCase,
        C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
        C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase,
        C8: _ParameterSummarySwitchCase, C9: _ParameterSummarySwitchCase,
        C10: _ParameterSummarySwitchCase, C11: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent,
        C2.Intent == C3.Intent, C3.Intent == C4.Intent, C4.Intent == C5.Intent,
        C5.Intent == C6.Intent, C6.Intent == C7.Intent, C7.Intent == C8.Intent,
        C8.Intent == C9.Intent, C9.Intent == C10.Intent, C10.Intent == C11.Intent
    {
        ParameterSummaryTupleCaseCondition([
            c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, `default`,
        ])
    }
}
