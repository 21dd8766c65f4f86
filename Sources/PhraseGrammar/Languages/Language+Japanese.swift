extension Language {
    /// Words are written without spaces, so forms of verbs are listed as they are said, and the polite
    /// endings that follow them are fillers.
    static let japanese: Language = {
        var table = Language()
        table.fillers = Set(
            words(
                """
                を は が の も ね よ か な です ます ますか でしょうか する して した したい します しろ せよ \
                ください 下さい くださいませんか くれる くれますか くれない くれませんか もらえる もらえますか \
                もらえませんか もらえない いただけますか いただけませんか いただけない ちょうだい 頂戴 \
                してください してくれる してもらえますか したいです たい たいです ほしい 欲しい ほしいです \
                お願い お願いします 願います どうか どうぞ ぜひ ちょっと 少し すぐ すぐに 今 今すぐ さあ じゃあ では \
                ねえ あの えっと えーと すみません すいません こんにちは ありがとう ありがとうございます \
                私 わたし 僕 俺 自分 教えて 教える どこ どれ 何 何か ある あるか あります ありますか いる \
                人 名 枚 個 つ 杯 件 皿 って という この その あの これ それ
                """))
        table.functions = Set(words("に で から へ と まで より について ため ための"))
        table.negations = Set(
            words(
                """
                ない ないで ないでください しない しないで しません せず なく ません ずに やめて だめ ダメ 禁止 \
                なくて 不要 いらない
                """))
        table.conjunctions = ["と", "および", "及び", "や", "それから"]
        table.addJapaneseVerbs()
        table.addGroup(
            "最寄り", changes: nil, "もより 最寄 一番近い いちばん近い 最も近い 近い 近く 付近")
        table.addGroup("お気に入り", changes: nil, "おきにいり 気に入り お気にいり")
        table.addGroup("すべて", changes: nil, "全て 全部 ぜんぶ 全部の みんな")
        table.addGroup("チケット", changes: nil, "切符 入場券")
        table.addGroup("ランドマーク", changes: nil, "名所 観光地 観光名所 場所")
        table.yes = Set(words("はい うん ええ オン 有効"))
        table.no = Set(words("いいえ いや オフ 無効"))
        table.numbers = japaneseNumbers
        table.addJapaneseUnits()
        table.calendar = japaneseCalendar
        table.leads = .japanese
        table.answers = japaneseAnswers
        table.finish()
        return table
    }()

    private mutating func addJapaneseVerbs() {
        addGroup(
            "検索", changes: false, "探す 探して 探し 探したい さがす さがして 見つける 見つけて 見つけたい")
        addGroup("表示", changes: false, "見せる 見せて 見る 見たい 見て 示して 確認 閲覧")
        addGroup("開く", changes: false, "開いて 開け 開きたい ひらいて ひらく")
        addGroup("ブラウズ", changes: false, "見て回る 散策")
        for forms in [
            "注文 頼む 頼んで 頼みたい オーダー", "削除 消す 消して 消したい 消去",
            "追加 加える 加えて 足す 足して 入れる 入れて", "書く 書いて 書きたい 作成 作る 作って 作りたい",
            "書き留める 書き留めて 記録 メモ", "計画 計画して", "保存 とっておいて", "変更 変える 変えて 更新",
            "料理 料理する 調理", "設定 セット かけて", "予約 取って", "完了 済ませて",
            "購入 買う 買って 買いたい", "売却 売る 売って", "電話 かける", "呼ぶ 呼んで", "食べる 食べて 食べたい",
            "飲む 飲んで 飲みたい", "送信 送る 送って 送りたい", "支払い 払う 払って", "開始 始める 始めて",
            "終了 終える 終わって", "再生 流して", "停止 止める 止めて", "取り消し キャンセル 取り消して",
            "移動 動かして", "コピー", "共有 シェア", "印刷", "翻訳 訳して", "計算", "歌う 歌って",
            "隠す 隠して", "言う 言って", "評価", "閉じる 閉じて", "ロック", "交換",
        ] {
            let verbs = Self.words(forms)
            addGroup(verbs[0], changes: true, verbs.dropFirst().joined(separator: " "))
        }
    }

    private static let japaneseNumbers: NumberWords = {
        var numbers = NumberWords()
        numbers.add("〇 一 二 三 四 五 六 七 八 九", from: 0, step: 1)
        numbers.add("ゼロ", from: 0, step: 1)
        numbers.add("一つ 二つ 三つ 四つ 五つ 六つ 七つ 八つ 九つ", from: 1, step: 1)
        numbers.add("ひとつ ふたつ みっつ よっつ いつつ むっつ ななつ やっつ ここのつ", from: 1, step: 1)
        numbers.scales = ["十": 10, "百": 100, "千": 1000, "万": 1e4, "億": 1e8]
        numbers.halves = ["半": 0.5]
        numbers.partsOfUnit = ["半": 0.5]
        numbers.negatives = ["マイナス"]
        return numbers
    }()

    private mutating func addJapaneseUnits() {
        addDuration(1, "秒 秒間")
        addDuration(60, "分 分間")
        addDuration(3600, "時間")
        addDuration(86400, "日 日間")
        addDuration(604_800, "週間")
        addUnit(.length, "km", "キロメートル")
        addUnit(.length, "m", "メートル")
        addUnit(.length, "cm", "センチメートル センチ")
        addUnit(.length, "mm", "ミリメートル ミリ")
        addUnit(.mass, "kg", "キログラム キロ")
        addUnit(.mass, "g", "グラム")
        addUnit(.volume, "L", "リットル")
        addUnit(.volume, "mL", "ミリリットル")
        addUnit(.volume, "cup", "カップ")
        addUnit(.volume, "tbsp", "大さじ")
        addUnit(.volume, "tsp", "小さじ")
        addUnit(.temperature, "°C", "度")
        addUnit(.area, "m²", "平方メートル")
        addUnit(.energy, "kcal", "キロカロリー カロリー")
        addUnit(.power, "W", "ワット")
        addUnit(.power, "kW", "キロワット")
        addUnit(.data, "GB", "ギガバイト ギガ")
        addUnit(.data, "MB", "メガバイト メガ")
        addCurrency("EUR", "ユーロ")
        addCurrency("USD", "ドル")
        addCurrency("GBP", "ポンド")
        addCurrency("JPY", "円")
        addCurrency("CHF", "フラン")
    }
}
