// `Never` is also the result of an intent that has none.
extension Never: IntentResult {
    public typealias Value = Never
    public typealias OpensAppIntent = Never
    public typealias Snippet = Never
    public typealias Dialog = Never

    /// There is none.
    public var value: Never? { nil }
}
