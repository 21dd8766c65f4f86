extension ViewNode {
    /// The forms of an item that a person may drag out of an element.
    public struct DraggedItem: Sendable, Codable, Hashable {
        /// The item as text.
        public var text: String?
        /// The address of the item.
        public var address: String?

        /// Creates an item from its forms.
        public init(text: String?, address: String?) {
            self.text = text
            self.address = address
        }

        /// Creates an item from the forms that an app exports; `nil` if no receiver has use for them.
        ///
        /// The path of a file of the server leads nowhere on the person's device.
        init?(exported text: String?, _ address: String?) {
            func usable(_ form: String?) -> String? {
                form.flatMap { $0.isEmpty || $0.hasPrefix("file:") ? nil : $0 }
            }
            self.init(text: usable(text), address: usable(address))
            if self.text == nil, self.address == nil { return nil }
        }
    }
}
