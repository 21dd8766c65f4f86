import AppIntents
import AppIntentsHost

@main
struct Travel: IntentsApp {}
