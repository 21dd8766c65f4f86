extension Language {
    static let chineseAnswers = chineseAnswers(isTraditional: false)
    static let traditionalChineseAnswers = chineseAnswers(isTraditional: true)

    /// The words of both scripts; people are told those of one.
    private static func chineseAnswers(isTraditional: Bool) -> AnswerWords {
        var words = AnswerWords()
        let commands: [(ConversationCommand, simplified: String, traditional: String)] = [
            (.cancel, "取消, 算了, 放弃, 退出, 中止", "取消, 算了, 放棄, 退出, 中止"),
            (
                .stop, "停, 停止, 停下, 停下来, 别说了, 安静, 够了, 闭嘴, 停一下",
                "停, 停止, 停下, 停下來, 別說了, 安靜, 夠了, 閉嘴, 停一下"
            ),
            (
                .undo, "撤销, 撤消, 撤回, 还原, 恢复原样, 撤销操作, 改回来, 收回",
                "還原, 復原, 撤銷, 撤回, 恢復原狀, 改回來, 收回"
            ),
            (
                .repeat, "再说一遍, 再说一次, 重复, 重复一遍, 重说一遍, 再来一遍, 再讲一遍, 你说什么, 没听清",
                "再說一次, 再說一遍, 重複, 重複一次, 再來一次, 再講一次, 你說什麼, 沒聽清楚"
            ),
            (
                .help,
                "我能说什么, 我可以说什么, 能说什么, 可以说什么, 帮助, 有什么选项, 有哪些选项, 有哪些选择, 怎么说, 我能做什么",
                "我可以說什麼, 我能說什麼, 可以說什麼, 能說什麼, 幫助, 說明, 有什麼選項, 有哪些選項, 怎麼說, 我能做什麼"
            ),
        ]
        for (command, simplified, traditional) in commands {
            // The first phrase of the last call is told to people.
            words.add(command, isTraditional ? simplified : traditional)
            words.add(command, isTraditional ? traditional : simplified)
        }
        words.add(
            confirming: true,
            """
            是, 是的, 对, 對, 对的, 對的, 好, 好的, 好啊, 好吧, 行, 可以, 没问题, 沒問題, 确定, 確定, 确认, 確認, 继续, 繼續, \
            嗯, 当然, 當然, 要, 要的, 就这么办, 就這麼辦, 同意, 没错, 沒錯, 正确, 正確, ok
            """)
        words.add(
            confirming: false,
            """
            不, 不是, 不要, 不用, 不行, 不可以, 不好, 不对, 不對, 不了, 否, 别, 別, 先不要, 先不用, 还不要, 還不要, \
            不同意, 不想, 不必, 不需要
            """)
        words.add(
            .nothing,
            "无, 無, 没有, 沒有, 跳过, 跳過, 略过, 略過, 空, 留空, 空白, 都不要, 都不是, 不填, 不需要, 不用")
        words.add(
            .keep,
            "保持不变, 保持不變, 不变, 不變, 保留, 不改, 就这样, 就這樣, 维持原样, 維持原樣, 保持原样, 保持原樣")
        words.add(
            .all,
            "全部, 所有, 所有的, 都, 都要, 全都要, 全要, 两个都要, 兩個都要, 每一个, 每一個")
        words.add(
            .end,
            "完成, 好了, 就这些, 就這些, 没有了, 沒有了, 没了, 沒了, 结束, 結束, 以上, 没有别的, 沒有別的")
        words.nouns = Set(Language.words("个 個 项 項 号 號 选项 選項 选择 選擇 条 條 张 張"))
        for last in ["最后", "最後"] {
            for counter in ["", "一个", "一個", "一项", "一項", "那个", "那個"] {
                words.places[last + counter] = -1
            }
        }
        words.files = FileWords(
            newest: "最新 最近 最后 最後",
            dots: "点 點",
            any: "文件 档案 檔案 附件",
            images: "照片 相片 图片 圖片 截图 截圖",
            videos: "视频 視頻 影片 录像 錄影",
            sounds: "音频 音訊 歌曲 音乐 音樂 录音 錄音",
            documents: "文档 文檔 文書")
        words.examples = [
            .integer: "三", .decimal: "2.5", .ordinal: isTraditional ? "第三個" : "第三个", .flag: "是",
            .duration: isTraditional ? "20分鐘" : "20分钟", .day: isTraditional ? "下週五" : "下周五",
            .time: isTraditional ? "五點半" : "五点半",
            .dayAndTime: isTraditional ? "明天下午五點" : "明天下午五点", .money: "100元",
        ]
        return words
    }
}
