import _Localization

// The verbs that the framework knows. Unspecified by Apple; each label is the verb in title case.
extension ConfirmationActionName {
    /// The button reads "Add".
    public static var add: ConfirmationActionName {
        ConfirmationActionName(verb: "add", label: .init(system: "Add"))
    }

    /// The button reads "Add Data".
    public static var addData: ConfirmationActionName {
        ConfirmationActionName(verb: "addData", label: .init(system: "Add Data"))
    }

    /// The button reads "Book".
    public static var book: ConfirmationActionName {
        ConfirmationActionName(verb: "book", label: .init(system: "Book"))
    }

    /// The button reads "Buy".
    public static var buy: ConfirmationActionName {
        ConfirmationActionName(verb: "buy", label: .init(system: "Buy"))
    }

    /// The button reads "Call".
    public static var call: ConfirmationActionName {
        ConfirmationActionName(verb: "call", label: .init(system: "Call"))
    }

    /// The button reads "Check In".
    public static var checkIn: ConfirmationActionName {
        ConfirmationActionName(verb: "checkIn", label: .init(system: "Check In"))
    }

    /// The button reads "Continue".
    public static var `continue`: ConfirmationActionName {
        ConfirmationActionName(verb: "continue", label: .init(system: "Continue"))
    }

    /// The button reads "Create".
    public static var create: ConfirmationActionName {
        ConfirmationActionName(verb: "create", label: .init(system: "Create"))
    }

    /// The button reads "Do".
    public static var `do`: ConfirmationActionName {
        ConfirmationActionName(verb: "do", label: .init(system: "Do"))
    }

    /// The button reads "Download".
    public static var download: ConfirmationActionName {
        ConfirmationActionName(verb: "download", label: .init(system: "Download"))
    }

    /// The button reads "Filter".
    public static var filter: ConfirmationActionName {
        ConfirmationActionName(verb: "filter", label: .init(system: "Filter"))
    }

    /// The button reads "Find".
    public static var find: ConfirmationActionName {
        ConfirmationActionName(verb: "find", label: .init(system: "Find"))
    }

    /// The button reads "Get".
    public static var get: ConfirmationActionName {
        ConfirmationActionName(verb: "get", label: .init(system: "Get"))
    }

    /// The button reads "Go".
    public static var go: ConfirmationActionName {
        ConfirmationActionName(verb: "go", label: .init(system: "Go"))
    }

    /// The button reads "Log".
    public static var log: ConfirmationActionName {
        ConfirmationActionName(verb: "log", label: .init(system: "Log"))
    }

    /// The button reads "Open".
    public static var open: ConfirmationActionName {
        ConfirmationActionName(verb: "open", label: .init(system: "Open"))
    }

    /// The button reads "Order".
    public static var order: ConfirmationActionName {
        ConfirmationActionName(verb: "order", label: .init(system: "Order"))
    }

    /// The button reads "Pay".
    public static var pay: ConfirmationActionName {
        ConfirmationActionName(verb: "pay", label: .init(system: "Pay"))
    }

    /// The button reads "Play".
    public static var play: ConfirmationActionName {
        ConfirmationActionName(verb: "play", label: .init(system: "Play"))
    }

    /// The button reads "Play Sound".
    public static var playSound: ConfirmationActionName {
        ConfirmationActionName(verb: "playSound", label: .init(system: "Play Sound"))
    }

    /// The button reads "Post".
    public static var post: ConfirmationActionName {
        ConfirmationActionName(verb: "post", label: .init(system: "Post"))
    }

    /// The button reads "Request".
    public static var request: ConfirmationActionName {
        ConfirmationActionName(verb: "request", label: .init(system: "Request"))
    }

    /// The button reads "Run".
    public static var run: ConfirmationActionName {
        ConfirmationActionName(verb: "run", label: .init(system: "Run"))
    }

    /// The button reads "Search".
    public static var search: ConfirmationActionName {
        ConfirmationActionName(verb: "search", label: .init(system: "Search"))
    }

    /// The button reads "Send".
    public static var send: ConfirmationActionName {
        ConfirmationActionName(verb: "send", label: .init(system: "Send"))
    }

    /// The button reads "Set".
    public static var set: ConfirmationActionName {
        ConfirmationActionName(verb: "set", label: .init(system: "Set"))
    }

    /// The button reads "Share".
    public static var share: ConfirmationActionName {
        ConfirmationActionName(verb: "share", label: .init(system: "Share"))
    }

    /// The button reads "Start".
    public static var start: ConfirmationActionName {
        ConfirmationActionName(verb: "start", label: .init(system: "Start"))
    }

    /// The button reads "Start Navigation".
    public static var startNavigation: ConfirmationActionName {
        ConfirmationActionName(verb: "startNavigation", label: .init(system: "Start Navigation"))
    }

    /// The button reads "Toggle".
    public static var toggle: ConfirmationActionName {
        ConfirmationActionName(verb: "toggle", label: .init(system: "Toggle"))
    }

    /// The button reads "Turn Off".
    public static var turnOff: ConfirmationActionName {
        ConfirmationActionName(verb: "turnOff", label: .init(system: "Turn Off"))
    }

    /// The button reads "Turn On".
    public static var turnOn: ConfirmationActionName {
        ConfirmationActionName(verb: "turnOn", label: .init(system: "Turn On"))
    }

    /// The button reads "View".
    public static var view: ConfirmationActionName {
        ConfirmationActionName(verb: "view", label: .init(system: "View"))
    }
}
