import Foundation
import IntentSystem

/// Signing in by the token of the server, which admits the program's owner and everyone whom they gave it.
struct TokenSignIn: SignIn {
    let access: WebAccess
    let cookie: SessionCookie

    /// The groups of those who came by the token, which are the owner's; without a token there are none.
    private var groups: Set<String> { access.requiresToken ? Person.owner.groups : [] }

    func client(of request: SignInRequest) throws(SignInRefusal) -> AuthorizedClient? {
        let session = cookie.session(in: request.cookie)
        let isLetIn =
            !access.requiresToken || session != nil || isBearer(request.authorization)
        return isLetIn ? AuthorizedClient(session: session, groups: groups) : nil
    }

    /// Returns whether a field has the token itself, as a program sends it.
    func isBearer(_ authorization: String?) -> Bool {
        let scheme = "bearer "
        guard let authorization, authorization.prefix(scheme.count).lowercased() == scheme
        else { return false }
        return access.token.matches(
            authorization.dropFirst(scheme.count).trimmingCharacters(in: .whitespaces))
    }
}
