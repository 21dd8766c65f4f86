import Foundation

let session = URLSession.shared
// expected-error@-1 {{type 'URLSession' (aka 'AnyObject') has no member 'shared'}}
