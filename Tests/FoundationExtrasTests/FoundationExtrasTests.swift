import Foundation
import Testing
import _FoundationExtras

@Suite struct FoundationExtrasTests {
    @Test("a value set by its key is found by either name, and nil removes it")
    func keyValue() throws {
        let suite = "FoundationExtrasTests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        defaults.setValue("blue", forKey: "color")
        #expect(defaults.string(forKey: "color") == "blue")
        #expect(defaults.value(forKey: "color") as? String == "blue")
        defaults.setValue(nil, forKey: "color")
        #expect(defaults.object(forKey: "color") == nil)
        #expect(defaults.value(forKey: "color") == nil)
    }

    @Test("the folders are those of the file manager")
    func folders() {
        let pairs: [(URL, FileManager.SearchPathDirectory)] = [
            (.documentsDirectory, .documentDirectory), (.cachesDirectory, .cachesDirectory),
            (.applicationSupportDirectory, .applicationSupportDirectory),
            (.downloadsDirectory, .downloadsDirectory), (.desktopDirectory, .desktopDirectory),
            (.picturesDirectory, .picturesDirectory), (.moviesDirectory, .moviesDirectory),
            (.musicDirectory, .musicDirectory),
        ]
        for (folder, directory) in pairs {
            let known = FileManager.default.urls(for: directory, in: .userDomainMask).first
            #expect(folder.isFileURL && folder.path.hasPrefix("/"))
            if let known { #expect(folder.path == known.path) }
        }
    }

    @Test("the apps of a group share a folder that only this person reads")
    func container() throws {
        let group = "group.test.\(UUID().uuidString)"
        let folder = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("shared".utf8).write(to: folder.appending(path: "note"))
        let again = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        #expect(try Data(contentsOf: again.appending(path: "note")) == Data("shared".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(attributes[.posixPermissions] as? NSNumber == 0o700)
    }

    @Test(
        "a group's name leads nowhere else", arguments: ["", ".", "..", "../other", "a/b", "a\0b"])
    func containerNames(name: String) {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
        #expect(folder == nil)
    }

    @Test("notifications posted before the first iteration are received, those of others aren't")
    func notifications() async {
        let center = NotificationCenter()
        let name = Notification.Name("FoundationExtrasTests.opened")
        let notifications = center.notifications(named: name)
        center.post(name: Notification.Name("FoundationExtrasTests.closed"), object: nil)
        center.post(name: name, object: nil, userInfo: ["page": 1])
        center.post(name: name, object: nil, userInfo: ["page": 2])
        var pages: [Int] = []
        for await notification in notifications {
            pages.append(notification.userInfo?["page"] as? Int ?? 0)
            if pages.count == 2 { break }
        }
        #expect(pages == [1, 2])
    }

    @Test("only the object's own notifications are received")
    func object() async {
        let center = NotificationCenter()
        let name = Notification.Name("FoundationExtrasTests.opened")
        let (mine, other) = (Poster(), Poster())
        let notifications = center.notifications(named: name, object: mine)
        center.post(name: name, object: other, userInfo: ["page": 1])
        center.post(name: name, object: mine, userInfo: ["page": 2])
        var iterator = notifications.makeAsyncIterator()
        #expect(await iterator.next()?.userInfo?["page"] as? Int == 2)
    }

    private final class Poster: Sendable {}
}
