// An app that imports OSLog sees all of os as well, as on Apple's platforms.
@_exported public import OpenOS
