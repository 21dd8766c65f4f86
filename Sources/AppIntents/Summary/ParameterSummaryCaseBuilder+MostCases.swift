// One function for each number of cases, as Apple declares them; a parameter pack cannot be
// followed by the unlabeled default.
extension ParameterSummaryCaseBuilder {
    /// Joins thirteen cases with the default.
    public static func buildBlock<
        C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, DefaultSummary
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
        _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12,
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
        C12: _ParameterSummarySwitchCase, DefaultSummary: ParameterSummary, C0.Intent == C1.Intent,
        C1.Intent == C2.Intent, C2.Intent == C3.Intent, C3.Intent == C4.Intent,
        C4.Intent == C5.Intent, C5.Intent == C6.Intent, C6.Intent == C7.Intent,
        C7.Intent == C8.Intent, C8.Intent == C9.Intent, C9.Intent == C10.Intent,
        C10.Intent == C11.Intent, C11.Intent == C12.Intent
    {
        ParameterSummaryTupleCaseCondition([
            c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, `default`,
        ])
    }

    /// Joins fourteen cases with the default.
    public static func buildBlock<
        C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, DefaultSummary
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
        _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13,
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
        C12: _ParameterSummarySwitchCase, C13: _ParameterSummarySwitchCase,
        DefaultSummary: ParameterSummary, C0.Intent == C1.Intent, C1.Intent == C2.Intent,
        C2.Intent == C3.Intent, C3.Intent == C4.Intent, C4.Intent == C5.Intent,
        C5.Intent == C6.Intent, C6.Intent == C7.Intent, C7.Intent == C8.Intent,
        C8.Intent == C9.Intent, C9.Intent == C10.Intent, C10.Intent == C11.Intent,
        C11.Intent == C12.Intent, C12.Intent == C13.Intent
    {
        ParameterSummaryTupleCaseCondition([
            c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, `default`,
        ])
    }

    /// Joins fifteen cases with the default.
    public static func buildBlock<
        C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, DefaultSummary
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
        _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14,
        _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value,
        (
            C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14,
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
        C12: _ParameterSummarySwitchCase, C13: _ParameterSummarySwitchCase,
        C14: _ParameterSummarySwitchCase, DefaultSummary: ParameterSummary, C0.Intent == C1.Intent,
        C1.Intent == C2.Intent, C2.Intent == C3.Intent, C3.Intent == C4.Intent,
        C4.Intent == C5.Intent, C5.Intent == C6.Intent, C6.Intent == C7.Intent,
        C7.Intent == C8.Intent, C8.Intent == C9.Intent, C9.Intent == C10.Intent,
        C10.Intent == C11.Intent, C11.Intent == C12.Intent, C12.Intent == C13.Intent,
        C13.Intent == C14.Intent
    {
        ParameterSummaryTupleCaseCondition([
            c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, `default`,
        ])
    }
}
