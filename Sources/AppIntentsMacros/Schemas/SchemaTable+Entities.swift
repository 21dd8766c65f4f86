// Written by Scripts/schemas; don't edit.

extension SchemaTable {
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
}
