/// The purpose of a field, in UIKit's terms.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A field for the name.
    public static let name = UITextContentType(rawValue: "name")
    /// A field for the name prefix.
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// A field for the given name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A field for the middle name.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// A field for the family name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// A field for the name suffix.
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// A field for the nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A field for the job title.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// A field for the organization name.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// A field for the location.
    public static let location = UITextContentType(rawValue: "location")
    /// A field for the full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// A field for the street address line 1.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// A field for the street address line 2.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// A field for the address city.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// A field for the address state.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// A field for the address city and state.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// A field for the sublocality.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A field for the country name.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// A field for the postal code.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// A field for the telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// A field for the email address.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A field for the address of a page.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A field for the credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// A field for the username.
    public static let username = UITextContentType(rawValue: "username")
    /// A field for the password.
    public static let password = UITextContentType(rawValue: "password")
    /// A field for the new password.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A field for the one time code.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// A field for the birthdate.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// A field for the birthdate day.
    public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
    /// A field for the birthdate month.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
    /// A field for the birthdate year.
    public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
    /// A field for the date time.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// A field for the flight number.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// A field for the shipment tracking number.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
}
