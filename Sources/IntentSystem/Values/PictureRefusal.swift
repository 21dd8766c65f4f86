import Foundation
import SwiftUI

/// Why a picture that the app gives is not shown.
enum PictureRefusal: Error {
    /// Clients may not ask the picture's host.
    case host(URL)
    /// The picture has more bytes than the place where it was to stand takes.
    case tooLarge(limit: Int)
    /// There is no file at the address, or none that can be read.
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
