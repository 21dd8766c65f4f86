/// A result that continues with another intent, which the system performs afterwards.
public protocol OpensIntent: IntentResult {}
