// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the visual intelligence domain that an intent can follow.
    public protocol VisualIntelligenceIntent {}
}

extension AppSchema._Name: AppSchema.VisualIntelligenceIntent {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the visual intelligence domain.
    public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent {
        AppSchema._Name()
    }
}

extension AppSchema.VisualIntelligenceIntent {
    /// The schema “semantic content search”.
    public var semanticContentSearch: some AppSchemaIntent { AppSchema._Name() }
}
