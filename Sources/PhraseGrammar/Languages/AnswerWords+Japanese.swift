extension Language {
    static let japaneseAnswers: AnswerWords = {
        var words = AnswerWords()
        words.add(.cancel, "キャンセル, 中止, やめる, やめて, やめます, やっぱりいい")
        words.add(.stop, "止めて, ストップ, 停止, 止まって, 黙って, 静かにして")
        words.add(.undo, "元に戻して, 元に戻す, 元にもどして, 取り消し, 取り消す, 取り消して")
        words.add(
            .repeat,
            "もう一度言って, もう一度, もう一回, もう一回言って, 繰り返して, 繰り返し, くりかえして")
        words.add(
            .help,
            """
            何が言える, 何が言えますか, 何を言えばいい, 何を言えばいいですか, 何ができる, 何ができますか, \
            ヘルプ, 助けて
            """)
        words.add(
            confirming: true,
            """
            はい, うん, ええ, そう, そうです, お願い, お願いします, いいよ, いいですよ, オーケー, オッケー, ok, \
            続けて, 続ける, 実行, 実行して, 進めて, 了解
            """)
        words.add(
            confirming: false,
            "いいえ, いや, いえ, ううん, だめ, ダメ, 違う, 違います, しない, しないで, やめておく, 結構です")
        words.add(.nothing, "なし, 無し, なしで, スキップ, 飛ばして, 省略, 不要, いらない, いりません")
        words.add(.keep, "そのまま, そのままで, そのままでいい")
        words.add(.all, "全部, すべて, 全て, 両方")
        words.add(.end, "以上, 以上です, 終わり, それだけ, それで全部")
        words.nouns = Set(Language.words("番 番目 番号 目 つ目 番め"))
        words.places = ["最初": 1, "最後": -1]
        words.files = FileWords(
            newest: "最新 最近 最後 新しい", most: "一番",
            dots: "ドット 点",
            any: "ファイル 添付",
            images: "写真 画像 スクリーンショット",
            videos: "動画 ビデオ 映像",
            sounds: "音声 曲 音楽",
            documents: "書類 文書 ドキュメント")
        words.examples = [
            .integer: "三", .decimal: "2.5", .ordinal: "三番目", .flag: "はい", .duration: "20分",
            .day: "明日", .time: "五時半", .dayAndTime: "明日の五時", .money: "500円",
        ]
        return words
    }()
}
