import AppIntents
import Foundation

extension AppScenarios {
    /// A picture of one pixel.
    static let png =
        Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
                """) ?? Data()

    static let photo = AppScenarios(
        "Photo",
        scenarios: [
            Scenario(PhotoApp.Apply.self) {
                $0.picture = IntentFile(data: Self.png, filename: "a.png", type: .png)
                $0.filter = .noir
            },
            Scenario(PhotoApp.Names.self) {
                $0.files = [
                    IntentFile(data: Self.png, filename: "a.png", type: .png),
                    IntentFile(data: Data([8]), filename: "b.txt", type: .plainText),
                ]
            },
            Scenario(PhotoApp.FavoritePhoto.self) { $0.photo = PhotoApp.Shot(id: "p1") },
            Scenario(PhotoApp.Latest.self),
            Scenario(PhotoApp.TakePicture.self, "where there is no camera"),
            Scenario(PhotoApp.ExportPhotos.self) { $0.photos = [PhotoApp.Shot(id: "p2")] },
            Scenario(PhotoApp.DeletePhotos.self, then: .cancel) {
                $0.entities = [PhotoApp.Shot(id: "p2")]
            },
            Scenario(PhotoApp.OpenPhoto.self) { $0.target = PhotoApp.Shot(id: "p2") },
            Scenario(PhotoApp.Describe.self) {
                $0.picture = IntentFile(data: Self.png, filename: "a.png", type: .png)
            },
            Scenario(PhotoApp.Describe.self, "damaged") {
                $0.picture = IntentFile(data: Data([7]), filename: "a.jpg", type: .jpeg)
            },
            Scenario(PhotoApp.Describe.self, "nothing"),
        ])

    static let shop = AppScenarios(
        "Shop",
        scenarios: [
            Scenario(ShopApp.ShowBasket.self, then: .tap("More"), .tap("More"), .tap("Less")),
            Scenario(ShopApp.BasketCard.self),
            Scenario(ShopApp.ChangeBasket.self) { $0.change = 0 },
            Scenario(
                ShopApp.Order.self,
                then: .answer(["product": .entity(type: "Product", id: "1")]), .confirm
            ) {
                $0.count = 2
            },
            Scenario(ShopApp.Price.self) { $0.product = ShopApp.Product.all[1] },
            Scenario(ShopApp.Wrap.self, then: .choose("Gold")),
            Scenario(ShopApp.Budget.self) {
                $0.budget = IntentCurrencyAmount(amount: 60, currencyCode: "EUR")
            },
            Scenario(ShopApp.Budget.self, "in money that the shop doesn't take") {
                $0.budget = IntentCurrencyAmount(amount: 60, currencyCode: "JPY")
            },
            Scenario(ShopApp.Track.self) { $0.number = "17" },
            Scenario(ShopApp.Return.self, then: .answer(["reason": "Too hard"])) {
                $0.product = ShopApp.Product.all[1]
            },
            Scenario(ShopApp.SearchShop.self) { $0.criteria = StringSearchCriteria(term: "lamp") },
            Scenario(ShopApp.Voucher.self) { $0.code = "ABCD" },
            Scenario(ShopApp.Voucher.self, "unknown") { $0.code = "A" },
        ])

    static let document = AppScenarios(
        "Document",
        scenarios: [
            Scenario(DocumentApp.Create.self) { $0.folder = DocumentApp.Folder(id: 2) },
            Scenario(DocumentApp.Count.self) {
                $0.document = IntentFile(
                    data: Data("one two three".utf8), filename: "a.txt", type: .plainText)
            },
            Scenario(DocumentApp.Join.self) { $0.texts = ["a", "b"] },
            Scenario(
                DocumentApp.Rename.self, then: .answer(["name": "Old"]), .confirm
            ) { $0.folder = DocumentApp.Folder(id: 1) },
            Scenario(DocumentApp.OpenFolder.self) { $0.target = DocumentApp.Folder(id: 2) },
            Scenario(DocumentApp.Folders.self),
            Scenario(DocumentApp.Export.self) { $0.folders = [DocumentApp.Folder(id: 1)] },
            Scenario(DocumentApp.Encode.self) { $0.text = "Swift" },
            Scenario(DocumentApp.Sync.self),
            Scenario(DocumentApp.Duplicate.self) {
                $0.folder = DocumentApp.Folder(id: 1)
                $0.copies = 2
            },
        ])
}
