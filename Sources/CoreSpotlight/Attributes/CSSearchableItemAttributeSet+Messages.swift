public import Foundation

extension CSSearchableItemAttributeSet {
    /// The identifier of the account.
    public var accountIdentifier: String? {
        get { value("accountIdentifier") }
        set { set(newValue, "accountIdentifier") }
    }

    /// The handles of the account.
    public var accountHandles: [String]? {
        get { value("accountHandles") }
        set { set(newValue, "accountHandles") }
    }

    /// The mailboxes in which the message is.
    public var mailboxIdentifiers: [String]? {
        get { value("mailboxIdentifiers") }
        set { set(newValue, "mailboxIdentifiers") }
    }

    /// The mail addresses.
    public var emailAddresses: [String]? {
        get { value("emailAddresses") }
        set { set(newValue, "emailAddresses") }
    }

    /// The telephone numbers.
    public var phoneNumbers: [String]? {
        get { value("phoneNumbers") }
        set { set(newValue, "phoneNumbers") }
    }

    /// The addresses for messages.
    public var instantMessageAddresses: [String]? {
        get { value("instantMessageAddresses") }
        set { set(newValue, "instantMessageAddresses") }
    }

    /// The names of those to whom the message goes.
    public var recipientNames: [String]? {
        get { value("recipientNames") }
        set { set(newValue, "recipientNames") }
    }

    /// The mail addresses of those to whom the message goes.
    public var recipientEmailAddresses: [String]? {
        get { value("recipientEmailAddresses") }
        set { set(newValue, "recipientEmailAddresses") }
    }

    /// The addresses of those to whom the message goes.
    public var recipientAddresses: [String]? {
        get { value("recipientAddresses") }
        set { set(newValue, "recipientAddresses") }
    }

    /// The addresses of those who wrote the message.
    public var authorAddresses: [String]? {
        get { value("authorAddresses") }
        set { set(newValue, "authorAddresses") }
    }

    /// The message is probably junk.
    public var likelyJunk: NSNumber? {
        get { value("likelyJunk") }
        set { set(newValue, "likelyJunk") }
    }

    /// The person can call the contact.
    public var supportsPhoneCall: NSNumber? {
        get { value("supportsPhoneCall") }
        set { set(newValue, "supportsPhoneCall") }
    }

    /// The person can be led to the place.
    public var supportsNavigation: NSNumber? {
        get { value("supportsNavigation") }
        set { set(newValue, "supportsNavigation") }
    }

    /// The title of what contains the item.
    public var containerTitle: String? {
        get { value("containerTitle") }
        set { set(newValue, "containerTitle") }
    }

    /// The name of what contains the item.
    public var containerDisplayName: String? {
        get { value("containerDisplayName") }
        set { set(newValue, "containerDisplayName") }
    }

    /// The identifier of what contains the item.
    public var containerIdentifier: String? {
        get { value("containerIdentifier") }
        set { set(newValue, "containerIdentifier") }
    }

    /// The item's place in what contains it.
    public var containerOrder: NSNumber? {
        get { value("containerOrder") }
        set { set(newValue, "containerOrder") }
    }
}
