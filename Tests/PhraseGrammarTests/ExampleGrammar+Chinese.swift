import Foundation
import PhraseGrammar

extension ExampleGrammar {
    static let chinese = Language.of(Locale(identifier: "zh-Hans"))
    static let traditionalChinese = Language.of(Locale(identifier: "zh-Hant"))

    private static let landmarks = names(
        [
            "富士山", "姬路城", "东京塔", "慕田峪长城", "故宫", "太平山", "维多利亚瀑布", "台北101", "吴哥窟", "大皇宫", "泰姬陵", "金庙",
            "金门大桥", "珠穆朗玛峰", "佩特拉", "死海", "埃菲尔铁塔", "卢浮宫", "勃朗峰", "罗马斗兽场", "比萨斜塔", "圣家堂", "阿尔罕布拉宫",
            "马丘比丘", "乌鲁鲁", "威尼斯大运河", "大峡谷", "查理大桥", "哈利法塔", "圣索菲亚大教堂",
        ], chinese)

    private static let continents = names(
        ["非洲", "南极洲", "亚洲", "欧洲", "北美洲", "大洋洲", "南美洲"], chinese)

    static let chineseTravel = [
        Action(
            id: "ClosestLandmark",
            phrases: [
                Phrase("查找最近的地标"), Phrase("查找最近地标"), Phrase("在${applicationName}中查找最近的地标"),
                Phrase("用${applicationName}查找最近的地点"), Phrase("${applicationName}中我附近有什么"),
            ]),
        Action(
            id: "FindTickets", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("查找门票"), Phrase("查找${landmark}的最优票价"), Phrase("在${applicationName}中查找门票"),
                Phrase("用${applicationName}查找${landmark}的门票"),
            ]),
        Action(
            id: "BrowseLandmarks", slots: [Slot("continent", continents)],
            phrases: [
                Phrase("浏览地标"), Phrase("浏览${continent}的地标"), Phrase("在${applicationName}中浏览地标"),
                Phrase("在${applicationName}中浏览${continent}的地标"),
            ]),
        Action(
            id: "ShowFavorites",
            phrases: [
                Phrase("显示个人收藏"), Phrase("在${applicationName}中显示我的个人收藏"),
                Phrase("在${applicationName}中显示我收藏的地标"),
            ]),
        Action(
            id: "UpdateFavorites",
            slots: [Slot("landmark", landmarks), Slot("isFavorite", .flag, isRequired: false)],
            phrases: [Phrase("更新个人收藏"), Phrase("收藏${landmark}：${isFavorite}")]),
        Action(
            id: "OpenLandmark", slots: [Slot("target", landmarks)],
            phrases: [Phrase("打开地标"), Phrase("打开${target}")], opens: "target"),
        Action(
            id: "WritePostcard", slots: [Slot("landmark", landmarks)],
            phrases: [Phrase("写明信片"), Phrase("写一张来自${landmark}的明信片")]),
        Action(
            id: "ShowLandmark", slots: [Slot("landmark", landmarks)],
            phrases: [Phrase("显示地标"), Phrase("显示${landmark}")]),
    ]

    private static let traditionalLandmarks = names(
        [
            "富士山", "姬路城", "東京鐵塔", "慕田峪長城", "紫禁城", "太平山", "維多利亞瀑布", "台北101", "吳哥窟", "大皇宮", "泰姬瑪哈陵",
            "金廟", "金門大橋", "聖母峰", "佩特拉", "死海", "艾菲爾鐵塔", "羅浮宮", "白朗峰", "羅馬競技場", "比薩斜塔", "聖家堂",
            "阿爾罕布拉宮", "馬丘比丘", "烏魯魯", "威尼斯大運河", "大峽谷", "查理大橋", "哈里發塔", "聖索菲亞大教堂",
        ], traditionalChinese)

    private static let traditionalContinents = names(
        ["非洲", "南極洲", "亞洲", "歐洲", "北美洲", "大洋洲", "南美洲"], traditionalChinese)

    static let traditionalChineseTravel = [
        Action(
            id: "ClosestLandmark",
            phrases: [
                Phrase("尋找最近的地標"), Phrase("尋找最近地標"), Phrase("在${applicationName}中尋找最近的地標"),
                Phrase("用${applicationName}尋找最近的地點"), Phrase("${applicationName}中我附近有什麼"),
            ]),
        Action(
            id: "FindTickets", slots: [Slot("landmark", traditionalLandmarks)],
            phrases: [
                Phrase("尋找門票"), Phrase("尋找${landmark}的最優惠票價"), Phrase("在${applicationName}中尋找門票"),
                Phrase("用${applicationName}尋找${landmark}的門票"),
            ]),
        Action(
            id: "BrowseLandmarks", slots: [Slot("continent", traditionalContinents)],
            phrases: [
                Phrase("瀏覽地標"), Phrase("瀏覽${continent}的地標"), Phrase("在${applicationName}中瀏覽地標"),
                Phrase("在${applicationName}中瀏覽${continent}的地標"),
            ]),
        Action(
            id: "ShowFavorites",
            phrases: [
                Phrase("顯示喜好項目"), Phrase("在${applicationName}中顯示我的喜好項目"),
                Phrase("在${applicationName}中顯示我喜好的地標"),
            ]),
        Action(
            id: "UpdateFavorites",
            slots: [
                Slot("landmark", traditionalLandmarks),
                Slot("isFavorite", .flag, isRequired: false),
            ],
            phrases: [Phrase("更新喜好項目"), Phrase("將${landmark}設為喜好項目：${isFavorite}")]),
        Action(
            id: "OpenLandmark", slots: [Slot("target", traditionalLandmarks)],
            phrases: [Phrase("打開地標"), Phrase("打開${target}")], opens: "target"),
        Action(
            id: "WritePostcard", slots: [Slot("landmark", traditionalLandmarks)],
            phrases: [Phrase("寫明信片"), Phrase("寫一張來自${landmark}的明信片")]),
        Action(
            id: "ShowLandmark", slots: [Slot("landmark", traditionalLandmarks)],
            phrases: [Phrase("顯示地標"), Phrase("顯示${landmark}")]),
    ]
}
