import Foundation
import PhraseGrammar

extension ExampleGrammar {
    static let japanese = Language.of(Locale(identifier: "ja"))

    private static let landmarks = names(
        [
            "富士山", "姫路城", "東京タワー", "慕田峪長城", "紫禁城", "ヴィクトリア・ピーク", "ヴィクトリアの滝",
            "台北101", "アンコールワット", "王宮", "タージ・マハル", "黄金寺院", "ゴールデン・ゲート・ブリッジ",
            "エベレスト", "ペトラ", "死海", "アテネのアクロポリス", "カレル橋", "ノイシュヴァンシュタイン城",
            "ケルン大聖堂", "エッフェル塔", "ルーヴル美術館", "モンブラン", "コロッセオ", "ピサの斜塔",
            "サグラダ・ファミリア", "マチュ・ピチュ", "ウルル", "カナル・グランデ", "グランドキャニオン",
        ], japanese)

    private static let continents = names(
        ["アフリカ", "南極大陸", "アジア", "ヨーロッパ", "北アメリカ", "オセアニア", "南アメリカ"], japanese)

    static let japaneseTravel = [
        Action(
            id: "ClosestLandmark",
            phrases: [
                Phrase("最寄りのランドマークを検索"), Phrase("最寄りを検索"),
                Phrase("${applicationName}で最寄りのランドマークを検索"),
                Phrase("${applicationName}で一番近い場所を検索"),
                Phrase("${applicationName}で近くに何があるか教えて"),
            ]),
        Action(
            id: "FindTickets", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("チケットを検索"), Phrase("${landmark}の最安値のチケットを検索"),
                Phrase("${applicationName}でチケットを検索"),
                Phrase("${applicationName}で${landmark}のチケットを検索"),
            ]),
        Action(
            id: "BrowseLandmarks", slots: [Slot("continent", continents)],
            phrases: [
                Phrase("ランドマークをブラウズ"), Phrase("${continent}のランドマークをブラウズ"),
                Phrase("${applicationName}で${continent}のランドマークをブラウズ"),
            ]),
        Action(
            id: "ShowFavorites",
            phrases: [
                Phrase("お気に入りを表示"), Phrase("${applicationName}でお気に入りを表示"),
                Phrase("${applicationName}でお気に入りのランドマークを表示"),
            ]),
        Action(id: "UpdateFavorites", phrases: [Phrase("お気に入りを変更")]),
        Action(
            id: "OpenLandmark", slots: [Slot("target", landmarks)],
            phrases: [Phrase("ランドマークを開く"), Phrase("${target}を開く")], opens: "target"),
        Action(
            id: "WritePostcard", slots: [Slot("landmark", landmarks)],
            phrases: [Phrase("絵はがきを書く"), Phrase("${landmark}から絵はがきを書く")]),
        Action(
            id: "ShowLandmark", slots: [Slot("landmark", landmarks)],
            phrases: [Phrase("ランドマークを表示"), Phrase("${landmark}を表示")]),
    ]

    static let japaneseKitchen = [
        Action(
            id: "OrderSoup",
            slots: [
                Slot(
                    "soup",
                    names(["味噌汁", "フォー", "ミネストローネ", "ガスパチョ", "ボルシチ"], japanese)),
                Slot("quantity", .integer, isRequired: false),
            ],
            phrases: [
                Phrase("スープを注文"), Phrase("${soup}を注文"),
                Phrase("${applicationName}でスープを注文"),
                Phrase("${applicationName}で${soup}を注文"),
            ]),
        Action(
            id: "OpenTodoList",
            phrases: [
                Phrase("タスクリストを表示"), Phrase("${applicationName}でタスクリストを表示"),
            ]),
        Action(
            id: "DeleteEverything",
            phrases: [Phrase("すべて削除"), Phrase("${applicationName}ですべて削除")]),
        Action(
            id: "AddTodo", slots: [Slot("text", .text)],
            phrases: [Phrase("タスクを追加"), Phrase("タスクリストに${text}を追加")]),
        Action(
            id: "PlanDinner",
            slots: [Slot("budget", .money(currency: "JPY")), Slot("time", .duration)],
            phrases: [Phrase("夕食を計画"), Phrase("${guest}のために${budget}で料理する")]),
    ]
}
