import Foundation
import SwiftUI

/// The reason why a picture that the app provides is not shown.
enum PictureRefusal: Error {
    /// Clients may not fetch from the picture's host.
    case host(URL)
    /// The picture has more bytes than its place accepts.
    case tooLarge(limit: Int)
    /// There is no readable file at the address.
    case unreadable(URL)
    /// The bytes are not those of an image that browsers draw.
    case noImage
}

extension PictureRefusal {
    /// The reason and the cure, for the app's developer.
    var diagnostic: String {
        switch self {
        case .host(let url): PictureHosts.finding(refused: url)
        case .tooLarge(let limit):
            """
            It has more than \(limit) bytes, and travels with each answer that shows it. Give a smaller \
            one, or a resource of the app by its name.
            """
        case .unreadable(let url):
            "There is no file at \(url.path), or none that the app may read."
        case .noImage:
            "Its bytes are not those of an image that browsers draw, such as PNG, JPEG, GIF or WebP."
        }
    }
}
