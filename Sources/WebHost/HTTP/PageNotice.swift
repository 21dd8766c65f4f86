package import _Localization

/// The words of a page without a card: why there is none, and what a person can do.
package struct PageNotice: Sendable {
    package var title: LocalizedStringResource
    package var advice: LocalizedStringResource
    /// The words of the link or the button below, which leads on.
    package var action: LocalizedStringResource
    package var address: String
    /// `true` for a button that sends a form, `false` for a link.
    package var isForm: Bool

    package init(
        title: LocalizedStringResource, advice: LocalizedStringResource,
        action: LocalizedStringResource, address: String, isForm: Bool = false
    ) {
        (self.title, self.advice, self.action) = (title, advice, action)
        (self.address, self.isForm) = (address, isForm)
    }
}
