import Foundation

/// The difference of two pictures, as the browser that decodes them finds it.
struct PictureComparison {
    /// The part of the pixels that differ by more than a person sees; 1 for pictures of other sizes.
    let part: Double
    /// The pixels that differ in red on a pale picture, as PNG; `nil` for pictures of other sizes.
    let picture: Data?

    /// Compares a recorded picture with the present one.
    init(
        of recorded: Data, with present: Data, by browser: TestBrowser
    ) async throws {
        if recorded == present {
            (part, picture) = (0, nil)
            return
        }
        let folder = try PictureFolder()
        let page = try folder.page("comparison", Self.page(recorded, present))
        let document = try await browser.open(page, ["--dump-dom"])
        guard let found = document.firstMatch(of: /data-part="([0-9.e-]+)"/),
            let part = Double(found.1)
        else { throw PictureProblem(description: "The pictures could not be read.") }
        self.part = part
        picture = document.firstMatch(of: /data-picture="data:image\/png;base64,([^"]+)"/)
            .flatMap { Data(base64Encoded: String($0.1)) }
    }

    /// The page that compares; a channel's difference of up to 16 of 255 is the smoothing of edges.
    private static func page(_ recorded: Data, _ present: Data) -> String {
        """
        <!doctype html>
        <meta charset="utf-8">
        <img src="data:image/png;base64,\(recorded.base64EncodedString())">
        <img src="data:image/png;base64,\(present.base64EncodedString())">
        <script>
        onload = () => {
            const images = [...document.images], { dataset } = document.documentElement;
            const [old, now] = images.map((image) => {
                const canvas = document.createElement('canvas');
                [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
                const context = canvas.getContext('2d');
                context.drawImage(image, 0, 0);
                image.remove();
                return { canvas, context, pixels: context.getImageData(0, 0, canvas.width, canvas.height) };
            });
            if (old.canvas.width !== now.canvas.width || old.canvas.height !== now.canvas.height) {
                dataset.part = 1;
                return;
            }
            const [a, b] = [old.pixels.data, now.pixels.data];
            let count = 0;
            for (let place = 0; place < a.length; place += 4) {
                const differs = [0, 1, 2, 3].some((part) => Math.abs(a[place + part] - b[place + part]) > 16);
                if (differs) count++;
                for (const part of [0, 1, 2]) b[place + part] = differs ? (part ? 0 : 255) : 192 + b[place + part] / 4;
                b[place + 3] = 255;
            }
            now.context.putImageData(now.pixels, 0, 0);
            dataset.part = count / (a.length / 4);
            dataset.picture = now.canvas.toDataURL();
        };
        </script>
        """
    }
}
