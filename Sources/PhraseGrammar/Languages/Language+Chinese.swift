import Foundation

extension Language {
    /// The scripts share the words; what people are told they can say, and the name of the money of
    /// the place, are of one of them.
    static func chinese(for locale: Locale) -> Language {
        guard locale.language.script?.identifier == "Hant" else { return chinese }
        var language = chinese
        language.answers = traditionalChineseAnswers
        let money = locale.region?.identifier == "HK" ? "HKD" : "TWD"
        for word in ["元", "塊", "塊錢", "圓"] { language.currencies[word] = money }
        return language
    }

    /// The words of both scripts: people mix them, and no word of one means another thing in the other.
    ///
    /// Words are written without spaces, so what would be split wrongly is listed as a whole: 能不能 is
    /// no negation, and 一张 is a filler as the article is elsewhere, and a number.
    static let chinese: Language = {
        var table = Language()
        table.fillers = Set(
            words(
                """
                请 請 请问 請問 麻烦 麻煩 麻烦你 麻煩你 劳驾 勞駕 拜托 拜託 帮 幫 帮我 幫我 帮忙 幫忙 给 給 给我 給我 替我 \
                我 我的 我们 我們 你 您 你们 他 她 它 我想 我要 我想要 想 要 想要 需要 希望 打算 的 地 得 了 吗 嗎 嘛 呢 吧 啊 呀 \
                哦 喔 嗯 诶 喂 嗨 你好 您好 一下 一下子 下吧 能 能不能 能否 会 會 可以 可不可以 可否 要不要 是不是 有没有 有沒有 \
                是 有 有什么 有什麼 有哪些 什么 什麼 哪 哪里 哪裡 哪些 哪个 哪個 怎么 怎麼 怎么样 怎麼樣 告诉 告訴 告诉我 告訴我 \
                这 這 这个 這個 那 那个 那個 这些 這些 那些 这里 這裡 那里 那裡 把 将 將 就 都 也 还 還 再 现在 現在 马上 馬上 \
                立刻 立即 赶快 趕快 快 快点 快點 先 然后 然後 谢谢 謝謝 多谢 感谢 感謝 对不起 不好意思 去 来 來 让 讓 让我 讓我 \
                个 個 张 張 份 位 杯 件 条 條 项 項 间 間 座 部 本书 些 一些 几个 幾個 一个 一個 一张 一張 一份 一杯 一位 \
                一项 一項 一条 一條 所 之 第 特别 特別 差不多 大概 \
                好吗 好嗎 好不好 行吗 行嗎 行不行 可以吗 可以嗎 谢了 謝了
                """))
        table.functions = Set(
            words(
                """
                在 中 里 裡 里面 裡面 上 用 使用 通过 透過 从 從 来自 來自 自 到 往 向 对 對 对于 對於 关于 關於 为 為 为了 為了 \
                以 于 於 跟 离 離 由 按 内 內 当中 當中
                """))
        table.negations = Set(
            words(
                """
                不 不要 不想 不用 不必 不能 不会 不會 不可以 不许 不許 不再 别 別 别再 別再 勿 请勿 請勿 莫 没 沒 没有 沒有 未 \
                非 无 無 无需 無需 不是 禁止 拒绝 拒絕 从不 從不 永不 甭 千万别 千萬別
                """))
        table.conjunctions = ["和", "与", "與", "及", "以及", "还有", "還有", "跟", "加上"]
        table.fillers.subtract(table.negations)
        table.addChineseVerbs()
        table.addGroup(
            "最近", changes: nil,
            """
            最近的 附近 附近的 离我最近 離我最近 离我最近的 離我最近的 最靠近 周围 周圍 周边 周邊 旁边 旁邊 身边 身邊 就近
            """)
        table.addGroup(
            "收藏", changes: nil,
            """
            个人收藏 個人收藏 收藏夹 收藏夾 收藏的 喜好 喜好项目 喜好項目 最爱 最愛 我的最爱 我的最愛 喜爱 喜愛 喜欢的 喜歡的
            """)
        table.addGroup("所有", changes: nil, "全部 一切 所有的 全都")
        table.addGroup("门票", changes: nil, "門票 票 入场券 入場券 票券 参观券 參觀券")
        table.addGroup("票价", changes: nil, "票價 门票价格 門票價格 价格 價格 多少钱 多少錢")
        table.addGroup(
            "地标", changes: nil, "地標 景点 景點 名胜 名勝 名胜古迹 名勝古蹟 地点 地點 地方 景区 景區")
        table.yes = Set(words("是 是的 对 對 好 开 開 真"))
        table.no = Set(words("否 不 不是 关 關 关闭 關閉 假"))
        table.numbers = chineseNumbers
        table.addChineseUnits()
        table.calendar = chineseCalendar
        table.leads = .chinese
        table.answers = chineseAnswers
        table.finish()
        return table
    }()

    private mutating func addChineseVerbs() {
        addGroup(
            "查找", changes: false,
            """
            查 找 找到 找找 找一找 寻找 尋找 搜 搜索 搜尋 搜寻 查询 查詢 查一下 查一查 检索 檢索 搜一下 找出
            """)
        addGroup(
            "显示", changes: false,
            """
            顯示 看 看看 看一看 看一下 看到 查看 檢視 检视 展示 列出 给我看 給我看 给我看看 給我看看 显示出 呈现 呈現
            """)
        addGroup("打开", changes: false, "打開 开启 開啟 點開 点开")
        addGroup("浏览", changes: false, "瀏覽 探索 逛 逛逛 逛一逛 发现 發現")
        for forms in [
            "写 寫 写下 寫下 撰写 撰寫 制作 製作", "更新 更改 修改 变更 變更 编辑 編輯 改 改成", "删除 刪除 删掉 刪掉 删 刪 移除 清除 清空 去掉",
            "添加 加入 新增 增加 加 放进 放進", "设为 設為 设置 設定 设定 設置 设成 設成 标为 標為",
            "购买 購買 买 買 买下 買下 选购 選購", "卖 賣 卖掉 賣掉 出售", "订购 訂購 下单 下單 点餐 點餐 点一份 點一份 订 訂",
            "预订 預訂 预定 預定 预约 預約 订位 訂位", "取消 撤销 撤銷 退订 退訂", "付款 支付 付 付钱 付錢 转账 轉帳",
            "发送 發送 发 發 传送 傳送 寄 寄给 寄給", "打电话 打電話 呼叫 拨打 撥打", "播放 放歌 播", "停止 暂停 暫停 停",
            "开始 開始 启动 啟動", "结束 結束 完成", "关闭 關閉 关掉 關掉 关上 關上", "提醒 提醒我", "翻译 翻譯", "计算 計算 算",
            "保存 储存 儲存 存", "记录 記錄 记下 記下", "分享 共享", "打印 列印", "下载 下載", "上传 上傳", "移动 移動", "复制 複製 拷贝",
            "重命名 重新命名 改名", "锁定 鎖定 锁 鎖", "隐藏 隱藏", "计划 計劃 规划 規劃 安排", "做饭 做飯 煮 烹饪 烹飪", "吃", "喝",
            "参观 參觀 游览 遊覽 造访 造訪", "解释 解釋", "评价 評價 打分", "退款 退票", "订阅 訂閱", "安装 安裝", "导出 匯出 導出",
        ] {
            let verbs = Self.words(forms)
            addGroup(verbs[0], changes: true, verbs.dropFirst().joined(separator: " "))
        }
    }

    private static let chineseNumbers: NumberWords = {
        var numbers = NumberWords()
        numbers.add("零 一 二 三 四 五 六 七 八 九", from: 0, step: 1)
        numbers.add("〇", from: 0, step: 1)
        for two in ["两", "兩"] { numbers.values[two] = 2 }
        for counter in ["个", "個", "张", "張", "份", "杯", "位", "项", "項", "条", "條"] {
            numbers.values["一" + counter] = 1
        }
        for (place, number) in ["一", "两", "三", "四", "五", "六", "七", "八", "九"].enumerated() {
            numbers.values[number + "个半"] = Double(place) + 1.5
            numbers.values[(place == 1 ? "兩" : number) + "個半"] = Double(place) + 1.5
        }
        numbers.scales = [
            "十": 10, "百": 100, "千": 1000, "万": 1e4, "萬": 1e4, "亿": 1e8, "億": 1e8,
        ]
        numbers.halves = ["半": 0.5]
        numbers.partsOfUnit = ["半": 0.5]
        numbers.negatives = ["负", "負"]
        let ones = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
        for number in 1...31 {
            let tens = number < 10 ? "" : (number < 20 ? "" : ones[number / 10]) + "十"
            for counter in ["", "个", "個", "项", "項", "张", "張"] {
                numbers.ordinals["第" + tens + ones[number % 10] + counter] = number
            }
        }
        return numbers
    }()

    private mutating func addChineseUnits() {
        addDuration(1, "秒 秒钟 秒鐘")
        addDuration(60, "分 分钟 分鐘")
        addDuration(900, "刻钟 刻鐘")
        addDuration(3600, "小时 小時 个小时 個小時 钟头 鐘頭 个钟头 個鐘頭")
        addDuration(86400, "天 日")
        addDuration(604_800, "周 週 星期 个星期 個星期 礼拜 禮拜 个礼拜 個禮拜")
        addUnit(.length, "km", "公里 千米")
        addUnit(.length, "m", "米 公尺")
        addUnit(.length, "cm", "厘米 公分")
        addUnit(.length, "mm", "毫米 公釐")
        addUnit(.length, "mi", "英里")
        addUnit(.length, "ft", "英尺")
        addUnit(.length, "in", "英寸 英吋")
        addUnit(.mass, "kg", "公斤 千克")
        addUnit(.mass, "g", "克 公克")
        addUnit(.mass, "lb", "磅")
        addUnit(.mass, "oz", "盎司")
        addUnit(.volume, "L", "升 公升")
        addUnit(.volume, "mL", "毫升")
        addUnit(.volume, "tbsp", "汤匙 湯匙 大匙")
        addUnit(.volume, "tsp", "茶匙 小匙")
        addUnit(.volume, "cup", "杯")
        addUnit(.temperature, "°C", "度 摄氏度 攝氏度")
        addUnit(.temperature, "°F", "华氏度 華氏度")
        addUnit(.area, "m²", "平方米 平方公尺")
        addUnit(.area, "ha", "公顷 公頃")
        addUnit(.energy, "kcal", "千卡 大卡 卡路里")
        addUnit(.power, "W", "瓦 瓦特")
        addUnit(.power, "kW", "千瓦")
        addCurrency("CNY", "元 块 塊 块钱 塊錢 圆 圓 人民币 人民幣")
        addCurrency("TWD", "台币 台幣 新台币 新台幣")
        addCurrency("HKD", "港币 港幣 港元")
        addCurrency("USD", "美元 美金")
        addCurrency("EUR", "欧元 歐元")
        addCurrency("GBP", "英镑 英鎊")
        addCurrency("JPY", "日元 日圆 日圓")
        addCurrency("KRW", "韩元 韓元")
        addCurrency("CHF", "法郎 瑞士法郎")
    }
}
