import protocol AppIntents.AppIntent
// expected-error@-1 {{ambiguous name 'AppIntent' in module 'AppIntents'}}
import struct AppIntents.IntentDialog

func say() -> IntentDialog { "Basil" }
