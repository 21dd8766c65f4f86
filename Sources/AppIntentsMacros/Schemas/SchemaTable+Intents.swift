// Written by Scripts/schemas; don't edit.

extension SchemaTable {
    /// By name, the protocols and the members.
    static let intentSchemas = table(
        """
        assistant.activate: |
        audio.addToLibrary: |audioEntity:*
        audio.addToPlaylist: |audioEntity:* playlist:*
        audio.createStation: |
        audio.playAudio: AudioPlaybackIntent|audioEntity:* playbackAttributes:Set<*> warmupAudioQueueResult:*? queueLocation:*?
        audio.recognizeAudio: AudioRecordingIntent|
        audio.updateAudioAffinity: |affinityState:* target:*
        audio.warmupAudioQueue: |audioEntity:* playbackAttributes:Set<*>
        books.navigatePage: |target:* direction:*
        books.openBook: OpenIntent|target:*
        books.playAudiobook: AudioPlaybackIntent|target:*
        books.search: ShowInAppSearchResultsIntent|criteria:StringSearchCriteria
        books.updateCharacterSpacing: |target:* changeOperation:*
        books.updateFontSize: |target:* changeOperation:*
        books.updateLineSpacing: |target:* changeOperation:*
        books.updateSettings: |target:* page:Int? font:*? theme:*? pageNavigationSetting:*? isTextJustified:Bool? isAllowMultipleColumns:Bool?
        books.updateWordSpacing: |target:* changeOperation:*
        browser.bookmarkTab: |name:String? tab:*
        browser.bookmarkURL: |name:String? url:URL
        browser.clearHistory: |timeFrame:*
        browser.closeTabs: |target:[*]
        browser.closeWindows: |target:[*]
        browser.createTab: |url:URL? isPrivate:Bool
        browser.createWindow: |url:URL? isPrivate:Bool
        browser.deleteBookmarks: DeleteIntent|entities:[*]
        browser.findOnPage: |tab:* searchPhrase:String
        browser.openBookmark: OpenIntent|tab:*? target:*
        browser.openURLInTab: |tab:* url:URL
        browser.search: ShowInAppSearchResultsIntent|criteria:StringSearchCriteria
        browser.switchTab: OpenIntent|target:*
        calendar.createEvent: |title:String startDate:Date endDate:Date? location:*? calendar:* isAllDay:Bool recurrence:Calendar.RecurrenceRule? attendees:[*] note:AttributedString?
        calendar.deleteEvent: |entity:* span:*?
        calendar.updateEvent: |event:* title:String? attendees:[*]? startDate:Date? endDate:Date? isAllDay:Bool? calendar:*? recurrence:Calendar.RecurrenceRule? note:String? location:*? span:*?
        camera.openInCaptureMode: OpenIntent|target:*
        camera.setDevice: |device:*
        camera.startCapture: |captureMode:* timerDuration:*?
        camera.stopCapture: |
        camera.switchDevice: |
        clock.cancelTimer: |entities:[*]
        clock.createAlarm: |time:DateComponents label:String? recurrenceDays:Calendar.RecurrenceRule? canSnooze:Bool
        clock.createTimer: |duration:Duration label:String? isSleepTimer:Bool
        clock.deleteAlarm: DeleteIntent|entities:[*]
        clock.dismissAlarm: |alarm:*
        clock.lapStopwatch: |stopwatch:*
        clock.pauseTimer: |timer:*
        clock.resetStopwatch: |stopwatch:*
        clock.resumeTimer: |timer:*
        clock.snoozeAlarm: |alarm:* duration:Duration
        clock.startStopwatch: |
        clock.stopStopwatch: |stopwatch:*
        clock.updateAlarm: |alarm:* isEnabled:Bool? time:DateComponents? label:String? recurrenceDays:Calendar.RecurrenceRule? allowsSnooze:Bool?
        clock.updateTimer: |timer:* duration:Duration? label:String? isSleepTimer:Bool?
        files.createFolder: |target:* fileName:String?
        files.deleteFiles: DeleteIntent|entities:[*]
        files.moveFiles: |entities:[*] destinationFolder:*
        files.openFile: OpenIntent|target:*
        files.renameFile: |target:* newName:String?
        journal.createAudioEntry: AudioPlaybackIntent|
        journal.createEntry: |message:AttributedString title:String? entryDate:Date? location:CLPlacemark? mediaItems:[IntentFile]
        journal.deleteEntry: DeleteIntent|entities:[*]
        journal.search: ShowInAppSearchResultsIntent|criteria:StringSearchCriteria
        journal.updateEntry: |target:* title:String? message:AttributedString? mediaItems:[IntentFile]? entryDate:Date? location:CLPlacemark?
        mail.archiveMail: |entities:[*]
        mail.createDraft: |to:[IntentPerson] cc:[IntentPerson] bcc:[IntentPerson] subject:String? body:String? account:*? attachments:[IntentFile]
        mail.deleteDraft: DeleteIntent|entities:[*]
        mail.deleteMail: DeleteIntent|entities:[*]
        mail.forwardMail: |to:[IntentPerson] cc:[IntentPerson] bcc:[IntentPerson] subject:String? body:String? account:*? attachments:[IntentFile] target:*
        mail.openDraft: OpenIntent|target:*
        mail.openMessage: OpenIntent|target:*
        mail.replyMail: |to:[IntentPerson] cc:[IntentPerson] bcc:[IntentPerson] subject:String? body:String? account:*? attachments:[IntentFile] isReplyAll:Bool target:*
        mail.saveDraft: |target:*
        mail.sendDraft: |target:* sendLaterDate:Date?
        mail.updateDraft: |target:* to:[IntentPerson]? cc:[IntentPerson]? bcc:[IntentPerson]? subject:String? body:String? account:*? attachments:[IntentFile]?
        mail.updateMail: |target:[*] isRead:Bool? isFlagged:Bool? isJunk:Bool? mailbox:*?
        maps.addNavigationWaypoints: |waypoints:[*] navigation:*
        maps.reportIncident: |incident:*
        maps.shareETA: |person:IntentPerson
        maps.startNavigation: |transportationType:* origin:* destinations:[*] preferences:Set<*>
        maps.stopNavigation: |navigation:*
        maps.stopShareETA: |person:IntentPerson?
        messages.draftMessage: |destination:*? subject:AttributedString? content:AttributedString? attachments:[IntentFile] audioMessage:IntentFile? locations:[PlaceDescriptor] links:[URL] scheduledDate:Date?
        messages.editSentMessage: |message:* content:AttributedString
        messages.sendMessage: |content:AttributedString? destination:* subject:AttributedString? attachments:[IntentFile] audioMessage:IntentFile? locations:[PlaceDescriptor] links:[URL] scheduledDate:Date?
        messages.setMessageReadStatus: |message:* isRead:Bool
        messages.unsendMessage: |message:*
        notes.createNote: |name:String content:AttributedString? attachments:[IntentFile] tags:[*] isPinned:Bool folder:*?
        notes.updateNote: |target:* name:String? attachments:[IntentFile]? tags:[*]? isPinned:Bool? folder:*?
        phone.startCall: AudioRecordingIntent,AudioPlaybackIntent|destination:* audioVisualMode:*
        photos.addAssetsToAlbum: |assets:[*] album:*
        photos.cleanupPhoto: |target:*
        photos.copyEdits: |name:String
        photos.createAlbum: |name:String
        photos.createAssets: |files:[IntentFile]
        photos.crop: |target:*
        photos.deleteAlbum: DeleteIntent|entities:[*]
        photos.deleteAssets: DeleteIntent|entities:[*]
        photos.duplicateAssets: |entities:[*]
        photos.editAsset: |asset:*
        photos.openAlbum: OpenIntent|target:*
        photos.openAsset: OpenIntent|target:*
        photos.pasteEdits: |target:[*]
        photos.postToSharedAlbum: |sharedAlbum:* assets:[*]? files:[IntentFile]? comment:String?
        photos.removeAssetsFromAlbum: |album:* assets:[*]
        photos.search: ShowInAppSearchResultsIntent|criteria:StringSearchCriteria
        photos.setDepth: |target:* value:Double?
        photos.setExposure: |target:* value:Double?
        photos.setFilter: |target:* filterType:*?
        photos.setRotation: |target:* direction:*
        photos.setSaturation: |target:* value:Double?
        photos.setWarmth: |target:* value:Double?
        photos.straighten: |target:*
        photos.toggleDepth: |target:* isEnabled:Bool
        photos.toggleSuggestedEdits: |target:* isEnabled:Bool
        photos.updateAlbum: |target:* name:String
        photos.updateAsset: |target:[*] name:String? isHidden:Bool? isFavorite:Bool?
        photos.updateRecognizedPerson: |target:* isFavorite:Bool? name:String?
        presentation.addAudioToSlide: |target:* audio:IntentFile
        presentation.addCommentToSlide: |target:* comment:String?
        presentation.addImageToSlide: |target:* image:IntentFile
        presentation.addTextBoxToSlide: |target:* text:String
        presentation.addVideoToSlide: |target:* video:IntentFile
        presentation.addWebVideoToSlide: |target:* url:URL
        presentation.create: |template:*?
        presentation.createSlide: |presentation:* slideLayout:String?
        presentation.deleteSlide: DeleteIntent|entities:[*]
        presentation.open: OpenIntent|target:*
        presentation.openSlide: OpenIntent|target:*
        presentation.setSlideTitle: |target:* title:String
        presentation.startPlayback: |presentation:* target:*?
        presentation.stopPlayback: |target:*
        presentation.update: |target:* name:String
        reader.deletePages: DeleteIntent|entities:[*]
        reader.enhanceDocuments: |target:[*]
        reader.insertPages: |files:[IntentFile] isAfter:Bool page:*
        reader.openDocument: |files:[IntentFile]
        reader.openPage: OpenIntent|target:*
        reader.resizeDocuments: |documents:[*] width:Double? height:Double?
        reader.rotateDocuments: |documents:[*] isClockwise:Bool
        reader.rotatePages: |pages:[*] isClockwise:Bool
        reader.searchDocuments: |documents:[*] criteria:String
        reminders.createList: |type:* name:String?
        reminders.createReminder: |title:String list:*? note:AttributedString? isFlagged:Bool? images:[IntentFile] tags:Set<String> urls:[URL] dueDate:DateComponents? recurrence:Calendar.RecurrenceRule? locationTrigger:*? section:*?
        reminders.createSection: |name:String list:*
        reminders.deleteReminders: DeleteIntent|entities:[*]
        reminders.updateGroup: |target:* name:String? lists:[*]?
        reminders.updateList: |target:* name:String? type:*?
        reminders.updateReminder: |target:* title:String? note:AttributedString? images:[IntentFile]? subtasks:[*]? tags:Set<String>? urls:[URL]? dueDate:DateComponents? recurrence:Calendar.RecurrenceRule? isCompleted:Bool? isFlagged:Bool? list:*? section:*? locationTrigger:*?
        reminders.updateSection: |target:* name:String? list:*?
        spreadsheet.addAudioToSheet: |target:* audio:IntentFile
        spreadsheet.addCommentToSheet: |target:* comment:String?
        spreadsheet.addImageToSheet: |image:IntentFile target:*
        spreadsheet.addTextBoxToSheet: |target:* text:String
        spreadsheet.addVideoToSheet: |video:IntentFile target:*
        spreadsheet.addWebVideoToSheet: |target:* url:URL
        spreadsheet.create: |template:*?
        spreadsheet.createSheet: |
        spreadsheet.delete: DeleteIntent|entities:[*]
        spreadsheet.deleteSheet: DeleteIntent|entities:[*]
        spreadsheet.open: OpenIntent|target:*
        spreadsheet.openSheet: OpenIntent|target:*
        spreadsheet.update: |target:* name:String?
        spreadsheet.updateSheet: |target:* name:String? position:Int?
        system.open: OpenIntent|target:*
        system.search: ShowInAppSearchResultsIntent|criteria:StringSearchCriteria
        system.searchInApp: ShowInAppSearchResultsIntent|criteria:StringSearchCriteria
        visualIntelligence.semanticContentSearch: |semanticContent:*
        whiteboard.createBoard: |title:String?
        whiteboard.createItem: |target:* itemType:*? text:String? mediaItems:[IntentFile] url:URL?
        whiteboard.deleteBoard: DeleteIntent|entities:[*]
        whiteboard.deleteItem: DeleteIntent|entities:[*]
        whiteboard.openBoard: OpenIntent|target:*
        whiteboard.updateBoard: |target:* title:String?
        whiteboard.updateItem: |target:* color:*? label:String?
        wordProcessor.addAudioToPage: |target:* audio:IntentFile
        wordProcessor.addImageToPage: |target:* image:IntentFile
        wordProcessor.addTextBoxToPage: |target:* text:String
        wordProcessor.addVideoToPage: |target:* video:IntentFile
        wordProcessor.addWebVideoToPage: |url:URL target:*
        wordProcessor.create: |template:*?
        wordProcessor.createPage: |target:* template:String?
        wordProcessor.open: OpenIntent|target:*
        wordProcessor.openPage: OpenIntent|target:*
        """)
}
