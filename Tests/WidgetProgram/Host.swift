// The one line that an extension needs here and not on Apple's platforms.
import AppIntentsHost
