// Written by Scripts/schemas; don't edit.

/// The schemas as the macros know them.
enum SchemaTable {
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

    /// By name, the protocols and the members.
    static let entitySchemas = table(
        """
        audio.album: |title:String artistName:String artists:[*] universalProductCode:String?
        audio.algorithmicRadioStation: |title:String curatedForMe:Bool?
        audio.ambientSound: |title:String
        audio.artist: |name:String
        audio.audiobook: |title:String? author:String? genre:String? narrator:String? publisher:String? seriesTitle:String? releaseDate:Date? purchaseDate:Date?
        audio.classicalMusicRecording: |title:String artistName:String composerName:String? artists:[*] composers:[*] internationalStandardRecordingCode:String?
        audio.liveRadioStation: |title:String providerName:String?
        audio.newsBrief: |title:String providerName:String? date:Date? provider:*?
        audio.newsProvider: |title:String
        audio.playlist: |title:String owner:*? createdByMe:Bool? curatedForMe:Bool?
        audio.podcastCollection: |title:String
        audio.podcastEpisode: |title:String showName:String? show:*? releaseDate:Date? duration:Double?
        audio.podcastShow: |title:String showDescription:String?
        audio.radioShow: |title:String
        audio.radioShowEpisode: |title:String showName:String? releaseDate:Date? show:*?
        audio.song: |title:String artistName:String composerName:String? albumTitle:String? artists:[*] album:*? composers:[*] internationalStandardRecordingCode:String?
        audio.songCollection: |title:String?
        audio.warmupAudioQueueResult: |
        books.audiobook: |title:String? seriesTitle:String? author:String? genre:String? purchaseDate:Date?
        books.book: |title:String? seriesTitle:String? author:String? genre:String? purchaseDate:Date? contentType:*?
        books.settings: |font:* fontSize:* theme:* pageNavigationSetting:* isTextJustified:Bool isAllowMultipleColumns:Bool
        browser.bookmark: |name:String url:URL
        browser.readingListItem: |title:String url:URL
        browser.tab: |url:URL? name:String isPrivate:Bool
        browser.tabGroup: |title:String
        browser.window: |tabs:[*] isPrivate:Bool
        calendar.attendee: |person:IntentPerson status:*? isAttendanceOptional:Bool type:*?
        calendar.calendar: |title:String
        calendar.event: |calendar:* title:String startDate:Date endDate:Date isAllDay:Bool recurrence:Calendar.RecurrenceRule? note:AttributedString? travelTime:Duration? location:*? virtualLocation:URL? status:*? alarms:[*] organizers:[IntentPerson] attendees:[*]
        clock.alarm: |time:DateComponents isEnabled:Bool label:String? recurrenceDays:Calendar.RecurrenceRule? canSnooze:Bool triggerState:*
        clock.stopwatch: |laps:[Duration] startTime:Date pauseTime:Date? state:*
        clock.timer: |duration:Duration durationRemaining:Duration state:* label:String? isSleepTimer:Bool
        files.file: FileEntity|creationDate:Date? fileModificationDate:Date?
        journal.entry: |title:String? message:AttributedString? mediaItems:[IntentFile] entryDate:Date? location:CLPlacemark?
        mail.account: |name:String emailAddress:String
        mail.draft: |to:[IntentPerson] cc:[IntentPerson] bcc:[IntentPerson] subject:String? body:String? attachments:[IntentFile] account:*
        mail.mailbox: |name:String account:*
        mail.message: |to:[IntentPerson] cc:[IntentPerson] bcc:[IntentPerson] subject:String? body:String? attachments:[IntentFile] sender:IntentPerson dateSent:Date dateReceived:Date isRead:Bool isJunk:Bool isFlagged:Bool account:* mailbox:*
        mail.thread: |title:String description:String? messages:[*]
        maps.currentLocation: |
        maps.navigationSession: |estimatedArrivalDate:Date waypoints:[*] transportationType:* preferences:[*]
        maps.operatingHours: |monday:[*] tuesday:[*] wednesday:[*] thursday:[*] friday:[*] saturday:[*] sunday:[*]
        maps.operatingTimeRange: |startTime:DateComponents endTime:DateComponents
        maps.place: |place:PlaceDescriptor name:String? categories:[String] operatingStatus:*? operatingHours:*? phoneNumber:String? priceRange:*? ratings:[*] amenities:[String]
        maps.rating: |value:Double descriptor:* count:Int? provider:String
        messages.conversation: |recipients:[*] displayName:String previewText:AttributedString conversationName:String? isRead:Bool attributes:Set<*> dateLastActive:Date?
        messages.customAttachment: |sourceName:AttributedString? description:AttributedString?
        messages.message: |messageType:* author:* isRead:Bool attributes:Set<*> conversation:* date:Date subject:AttributedString? body:AttributedString? attachments:[IntentFile] audioMessage:IntentFile? customAttachments:[*] locations:[PlaceDescriptor] links:[*] messageEffect:*? reaction:*? referencedMessage:*? notificationIdentifier:String?
        messages.messagePerson: |person:IntentPerson
        notes.account: |name:String
        notes.folder: |name:String parentFolder:*? account:*?
        notes.note: |name:AttributedString content:AttributedString? attachments:[IntentFile] tags:[*] isPinned:Bool creationDate:Date? modificationDate:Date? folder:*?
        phone.phonePerson: |person:IntentPerson
        photos.album: |name:String creationDate:Date? albumType:*
        photos.asset: |creationDate:Date? location:CLPlacemark? assetType:*? isFavorite:Bool isHidden:Bool hasSuggestedEdits:Bool
        photos.recognizedPerson: |name:String isFavorite:Bool
        presentation.document: |name:String
        presentation.slide: |presentation:* slideIndex:Int? title:String?
        presentation.template: |name:String
        reader.document: |title:String kind:* width:Int? height:Int?
        reader.page: |label:String
        reminders.group: |name:String lists:[*]
        reminders.list: |name:String type:*
        reminders.locationTrigger: |place:PlaceDescriptor event:*
        reminders.reminder: |title:String note:AttributedString? images:[IntentFile] subtasks:[*] tags:Set<String> urls:[URL] dueDate:DateComponents? recurrence:Calendar.RecurrenceRule? isCompleted:Bool isFlagged:Bool? creationDate:Date? completionDate:Date? list:* section:*? locationTrigger:*?
        reminders.section: |name:String list:*
        spreadsheet.document: |name:String
        spreadsheet.sheet: |
        spreadsheet.template: |name:String
        whiteboard.board: |title:String creationDate:Date lastModificationDate:Date
        whiteboard.item: |type:* label:String? x:Double y:Double width:Double? height:Double?
        wordProcessor.document: |name:String creationDate:Date? modificationDate:Date?
        wordProcessor.page: |document:* pageIndex:Int
        wordProcessor.template: |name:String
        """)

    /// By name, the protocols and the cases.
    static let enumerationSchemas = table(
        """
        audio.activity: |cooking dining studying focusing reading gaming working showering cleaning relaxing sleeping indoorActivity partying commuting driving traveling gardening barbecuing beachDay roadTrip outdoorActivity meditating yoga walking running strength cycling dance hiit rowing workoutLowIntensity workoutMediumIntensity workoutHighIntensity
        audio.affinityState: |like dislike unset
        audio.appViewIdentifier: |nowPlaying
        audio.invocationSource: |userInitiated suggestedByApp
        audio.playbackAttributes: |shuffle `repeat`
        audio.queueInsertionLocation: |next tail
        books.contentType: |
        books.font: |
        books.fontSize: |
        books.navigationDirection: |
        books.pageNavigationSetting: |
        books.relativeCharacterSpacingChange: |
        books.relativeFontChange: |
        books.relativeLineSpacingChange: |
        books.relativeWordSpacingChange: |
        books.theme: |
        browser.clearHistoryTimeFrame: |
        calendar.attendeeStatus: |accepted declined tentative
        calendar.attendeeType: |
        calendar.eventSpan: |this future all
        calendar.eventStatus: |confirmed tentative cancelled
        camera.captureDevice: |
        camera.captureDuration: |
        camera.captureMode: |
        clock.alarmTriggerState: |firing snoozed none
        clock.stopwatchState: |paused running
        clock.timerState: |firing paused running undefined
        mail.category: |
        maps.amenity: |
        maps.incident: |
        maps.navigationPreferences: |
        maps.operatingStatus: |
        maps.priceRange: |
        maps.ratingDescriptor: |percentage
        maps.transportType: |
        messages.conversationAttribute: |
        messages.customReaction: |
        messages.messageAttribute: |
        messages.messageEffect: |
        messages.messageType: |unspecified
        phone.audioVisualMode: |audio video
        photos.albumType: |
        photos.assetType: |
        photos.filterType: |
        photos.rotationDirection: |
        reader.documentKind: |
        reminders.listType: |standard
        reminders.locationTriggerEvent: |arrive depart
        whiteboard.color: |
        whiteboard.itemType: |
        """)

    /// The entries by their names.
    private static func table(_ text: String) -> [String: String] {
        Dictionary(
            text.split(separator: "\n").map { line in
                let parts = line.split(separator: ": ", maxSplits: 1)
                return (String(parts[0]), String(parts.last ?? ""))
            }, uniquingKeysWith: { first, _ in first })
    }
}
