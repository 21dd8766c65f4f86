// `Never` is also the result of an intent without one.
extension Never: IntentResult {
    public typealias Value = Never
    public typealias OpensAppIntent = Never
    public typealias Snippet = Never
    public typealias Dialog = Never

    /// The value, which doesn't exist.
    public var value: Never? { nil }
}
