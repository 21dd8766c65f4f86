import Foundation
import IntentSystem
import SnippetRendering
import SwiftUI

/// The view of a card as a picture that a browser draws, in the width of a phone and its text size
/// and color scheme, with the images of the app's asset catalogs.
struct SnippetPicture {
    /// The width of the page in points.
    static let width = 500

    let tree: ViewTree
    let environment: PresentationEnvironment
    /// The folders with the app's resources.
    var resources: [URL] = ResourceBundles.directories()

    /// Returns the picture as PNG, two pixels a point.
    func png(drawnBy browser: TestBrowser) async throws -> Data {
        let folder = try PictureFolder()
        let page = try folder.page("card", html)
        let document = try await browser.open(page, ["--dump-dom"])
        guard let height = document.firstMatch(of: /data-height="([0-9]+)"/).flatMap({ Int($0.1) })
        else { throw PictureProblem(description: "The browser ran no script of the page.") }
        let file = folder.url.appending(path: "card.png")
        _ = try await browser.open(
            page,
            ["--window-size=\(Self.width),\(max(height, 1))", "--screenshot=\(file.path)"])
        return try Data(contentsOf: file)
    }

    /// The page, which reports its height.
    var html: String {
        let language = Locale.Language(identifier: environment.language)
        let direction = language.characterDirection == .rightToLeft ? "rtl" : "ltr"
        let scale = environment.textSize.dynamicTypeSize.textScale
        return """
            <!doctype html>
            <html lang="\(Locale(identifier: environment.language).identifier(.bcp47))" dir="\(direction)" \
            data-scheme="\(environment.scheme.rawValue)" data-text="\(environment.textSize.rawValue)" \
            style="--text-scale: \(scale)">
            <meta charset="utf-8">
            <style>
            \(HTMLRenderer.stylesheet)
            *, ::before, ::after { animation: none !important; transition: none !important }
            body { margin: 0; background: var(--card-solid) }
            main { inline-size: 360px; margin: auto; padding: 16px }
            </style>
            <main>\(markup)</main>
            <script>
            for (const part of document.querySelectorAll('[data-style]')) part.style.cssText = part.dataset.style;
            onload = () => {
                const { bottom } = document.querySelector('main').getBoundingClientRect();
                document.documentElement.dataset.height = Math.ceil(bottom);
            };
            </script>
            """
    }

    /// The markup of the view, with the images in it: a page that is a file has nothing to load.
    private var markup: String {
        let scheme = "image:"
        let markup = HTMLRenderer(assetPath: scheme).render(tree)
        guard markup.contains("src=\"\(scheme)") else { return markup }
        let assets = AssetCatalog(directories: resources)
        // A text may contain the same quotation marks, but no `<`.
        return markup.replacing(/<img([^>]*?) src="image:([^"]*)"/) { found -> String in
            let name = String(found.2)
            guard let asset = assets[name.removingPercentEncoding ?? name],
                let address = asset.dataAddress()
            else { return String(found.0) }
            // The density makes a file `@2x` half as large as its pixels.
            return "<img\(found.1) srcset=\"\(address) \(asset.scale)x\""
        }
    }
}
