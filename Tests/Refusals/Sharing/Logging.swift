import Synchronization

let logger = Logger(subsystem: "app.pantry", category: "shelves")
// expected-error@-1 {{cannot find 'Logger' in scope}}
let lock = OSAllocatedUnfairLock(initialState: 0)
// expected-error@-1 {{cannot find 'OSAllocatedUnfairLock' in scope}}
let mutex = Mutex(0)
