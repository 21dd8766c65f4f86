import Foundation
import IntentSystem

/// Signing in by the token of the server, which admits the program's owner and everyone whom they gave it.
struct TokenSignIn: SignIn {
    let access: WebAccess
    let cookie: SessionCookie
    /// `false` if only a program that sends the token comes in by it, since people sign in.
    var takesCookies = true

    /// The groups of those who came by the token, which are the owner's; without a token there are none.
    private var groups: Set<String> { access.requiresToken ? Person.owner.groups : [] }

    nonisolated(nonsending) func client(
        of request: SignInRequest
    ) async throws(SignInRefusal) -> AuthorizedClient? {
        let session = takesCookies ? cookie.session(in: request.cookie) : nil
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
