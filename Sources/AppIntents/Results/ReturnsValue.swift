/// A result with a value for the caller of the action, such as the next action.
public protocol ReturnsValue<Value>: IntentResult {}
