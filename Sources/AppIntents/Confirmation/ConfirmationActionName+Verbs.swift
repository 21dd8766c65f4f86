import _Localization

// The verbs that the framework knows. Unspecified by Apple; each label is the verb in title case.
extension ConfirmationActionName {
    /// The button reads "Add".
    public static var add: ConfirmationActionName { Self(label: .init(system: "Add")) }

    /// The button reads "Add Data".
    public static var addData: ConfirmationActionName { Self(label: .init(system: "Add Data")) }

    /// The button reads "Book".
    public static var book: ConfirmationActionName { Self(label: .init(system: "Book")) }

    /// The button reads "Buy".
    public static var buy: ConfirmationActionName { Self(label: .init(system: "Buy")) }

    /// The button reads "Call".
    public static var call: ConfirmationActionName { Self(label: .init(system: "Call")) }

    /// The button reads "Check In".
    public static var checkIn: ConfirmationActionName { Self(label: .init(system: "Check In")) }

    /// The button reads "Continue".
    public static var `continue`: ConfirmationActionName { Self(label: .init(system: "Continue")) }

    /// The button reads "Create".
    public static var create: ConfirmationActionName { Self(label: .init(system: "Create")) }

    /// The button reads "Do".
    public static var `do`: ConfirmationActionName { Self(label: .init(system: "Do")) }

    /// The button reads "Download".
    public static var download: ConfirmationActionName { Self(label: .init(system: "Download")) }

    /// The button reads "Filter".
    public static var filter: ConfirmationActionName { Self(label: .init(system: "Filter")) }

    /// The button reads "Find".
    public static var find: ConfirmationActionName { Self(label: .init(system: "Find")) }

    /// The button reads "Get".
    public static var get: ConfirmationActionName { Self(label: .init(system: "Get")) }

    /// The button reads "Go".
    public static var go: ConfirmationActionName { Self(label: .init(system: "Go")) }

    /// The button reads "Log".
    public static var log: ConfirmationActionName { Self(label: .init(system: "Log")) }

    /// The button reads "Open".
    public static var open: ConfirmationActionName { Self(label: .init(system: "Open")) }

    /// The button reads "Order".
    public static var order: ConfirmationActionName { Self(label: .init(system: "Order")) }

    /// The button reads "Pay".
    public static var pay: ConfirmationActionName { Self(label: .init(system: "Pay")) }

    /// The button reads "Play".
    public static var play: ConfirmationActionName { Self(label: .init(system: "Play")) }

    /// The button reads "Play Sound".
    public static var playSound: ConfirmationActionName { Self(label: .init(system: "Play Sound")) }

    /// The button reads "Post".
    public static var post: ConfirmationActionName { Self(label: .init(system: "Post")) }

    /// The button reads "Request".
    public static var request: ConfirmationActionName { Self(label: .init(system: "Request")) }

    /// The button reads "Run".
    public static var run: ConfirmationActionName { Self(label: .init(system: "Run")) }

    /// The button reads "Search".
    public static var search: ConfirmationActionName { Self(label: .init(system: "Search")) }

    /// The button reads "Send".
    public static var send: ConfirmationActionName { Self(label: .init(system: "Send")) }

    /// The button reads "Set".
    public static var set: ConfirmationActionName { Self(label: .init(system: "Set")) }

    /// The button reads "Share".
    public static var share: ConfirmationActionName { Self(label: .init(system: "Share")) }

    /// The button reads "Start".
    public static var start: ConfirmationActionName { Self(label: .init(system: "Start")) }

    /// The button reads "Start Navigation".
    public static var startNavigation: ConfirmationActionName {
        Self(label: .init(system: "Start Navigation"))
    }

    /// The button reads "Toggle".
    public static var toggle: ConfirmationActionName { Self(label: .init(system: "Toggle")) }

    /// The button reads "Turn Off".
    public static var turnOff: ConfirmationActionName { Self(label: .init(system: "Turn Off")) }

    /// The button reads "Turn On".
    public static var turnOn: ConfirmationActionName { Self(label: .init(system: "Turn On")) }

    /// The button reads "View".
    public static var view: ConfirmationActionName { Self(label: .init(system: "View")) }
}
