// The verbs that the framework knows. Unspecified by Apple; each label is the verb in title case.
extension ConfirmationActionName {
    /// The button reads "Add".
    public static var add: ConfirmationActionName {
        ConfirmationActionName(verb: "add", label: "Add")
    }

    /// The button reads "Add Data".
    public static var addData: ConfirmationActionName {
        ConfirmationActionName(verb: "addData", label: "Add Data")
    }

    /// The button reads "Book".
    public static var book: ConfirmationActionName {
        ConfirmationActionName(verb: "book", label: "Book")
    }

    /// The button reads "Buy".
    public static var buy: ConfirmationActionName {
        ConfirmationActionName(verb: "buy", label: "Buy")
    }

    /// The button reads "Call".
    public static var call: ConfirmationActionName {
        ConfirmationActionName(verb: "call", label: "Call")
    }

    /// The button reads "Check In".
    public static var checkIn: ConfirmationActionName {
        ConfirmationActionName(verb: "checkIn", label: "Check In")
    }

    /// The button reads "Continue".
    public static var `continue`: ConfirmationActionName {
        ConfirmationActionName(verb: "continue", label: "Continue")
    }

    /// The button reads "Create".
    public static var create: ConfirmationActionName {
        ConfirmationActionName(verb: "create", label: "Create")
    }

    /// The button reads "Do".
    public static var `do`: ConfirmationActionName {
        ConfirmationActionName(verb: "do", label: "Do")
    }

    /// The button reads "Download".
    public static var download: ConfirmationActionName {
        ConfirmationActionName(verb: "download", label: "Download")
    }

    /// The button reads "Filter".
    public static var filter: ConfirmationActionName {
        ConfirmationActionName(verb: "filter", label: "Filter")
    }

    /// The button reads "Find".
    public static var find: ConfirmationActionName {
        ConfirmationActionName(verb: "find", label: "Find")
    }

    /// The button reads "Get".
    public static var get: ConfirmationActionName {
        ConfirmationActionName(verb: "get", label: "Get")
    }

    /// The button reads "Go".
    public static var go: ConfirmationActionName {
        ConfirmationActionName(verb: "go", label: "Go")
    }

    /// The button reads "Log".
    public static var log: ConfirmationActionName {
        ConfirmationActionName(verb: "log", label: "Log")
    }

    /// The button reads "Open".
    public static var open: ConfirmationActionName {
        ConfirmationActionName(verb: "open", label: "Open")
    }

    /// The button reads "Order".
    public static var order: ConfirmationActionName {
        ConfirmationActionName(verb: "order", label: "Order")
    }

    /// The button reads "Pay".
    public static var pay: ConfirmationActionName {
        ConfirmationActionName(verb: "pay", label: "Pay")
    }

    /// The button reads "Play".
    public static var play: ConfirmationActionName {
        ConfirmationActionName(verb: "play", label: "Play")
    }

    /// The button reads "Play Sound".
    public static var playSound: ConfirmationActionName {
        ConfirmationActionName(verb: "playSound", label: "Play Sound")
    }

    /// The button reads "Post".
    public static var post: ConfirmationActionName {
        ConfirmationActionName(verb: "post", label: "Post")
    }

    /// The button reads "Request".
    public static var request: ConfirmationActionName {
        ConfirmationActionName(verb: "request", label: "Request")
    }

    /// The button reads "Run".
    public static var run: ConfirmationActionName {
        ConfirmationActionName(verb: "run", label: "Run")
    }

    /// The button reads "Search".
    public static var search: ConfirmationActionName {
        ConfirmationActionName(verb: "search", label: "Search")
    }

    /// The button reads "Send".
    public static var send: ConfirmationActionName {
        ConfirmationActionName(verb: "send", label: "Send")
    }

    /// The button reads "Set".
    public static var set: ConfirmationActionName {
        ConfirmationActionName(verb: "set", label: "Set")
    }

    /// The button reads "Share".
    public static var share: ConfirmationActionName {
        ConfirmationActionName(verb: "share", label: "Share")
    }

    /// The button reads "Start".
    public static var start: ConfirmationActionName {
        ConfirmationActionName(verb: "start", label: "Start")
    }

    /// The button reads "Start Navigation".
    public static var startNavigation: ConfirmationActionName {
        ConfirmationActionName(verb: "startNavigation", label: "Start Navigation")
    }

    /// The button reads "Toggle".
    public static var toggle: ConfirmationActionName {
        ConfirmationActionName(verb: "toggle", label: "Toggle")
    }

    /// The button reads "Turn Off".
    public static var turnOff: ConfirmationActionName {
        ConfirmationActionName(verb: "turnOff", label: "Turn Off")
    }

    /// The button reads "Turn On".
    public static var turnOn: ConfirmationActionName {
        ConfirmationActionName(verb: "turnOn", label: "Turn On")
    }

    /// The button reads "View".
    public static var view: ConfirmationActionName {
        ConfirmationActionName(verb: "view", label: "View")
    }
}
