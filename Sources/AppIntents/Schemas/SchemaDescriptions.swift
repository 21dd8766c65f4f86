// Written by Scripts/schemas; don't edit.

/// The words for the schemas and their members, for assistants and search.
enum SchemaDescriptions {
    /// By name.
    static let intentSchemas = table(
        """
        assistant.activate: Opens the app for a spoken conversation.
        audio.addToLibrary: Adds music or other sound to the library.
        audio.addToPlaylist: Adds music or other sound to a playlist.
        audio.createStation: Starts a station that resembles what is playing.
        audio.playAudio: Plays music or other sound.
        audio.recognizeAudio: Identifies the music that can be heard nearby.
        audio.updateAudioAffinity: Marks music or other sound as liked, disliked or neither.
        audio.warmupAudioQueue: Prepares music or other sound without starting it.
        books.navigatePage: Turns the pages of a book.
        books.openBook: Opens a book.
        books.playAudiobook: Plays an audiobook.
        books.search: Shows the books that match a text.
        books.updateCharacterSpacing: Changes the space between letters.
        books.updateFontSize: Changes the size of the text.
        books.updateLineSpacing: Changes the space between lines.
        books.updateSettings: Changes how the pages of a book look.
        books.updateWordSpacing: Changes the space between words.
        browser.bookmarkTab: Saves the page of a tab as a bookmark.
        browser.bookmarkURL: Saves an address as a bookmark.
        browser.clearHistory: Removes visited pages from the history.
        browser.closeTabs: Closes tabs.
        browser.closeWindows: Closes windows.
        browser.createTab: Opens a new tab.
        browser.createWindow: Opens a new window.
        browser.deleteBookmarks: Deletes bookmarks.
        browser.findOnPage: Finds a text on the page of a tab.
        browser.openBookmark: Opens the page of a bookmark.
        browser.openURLInTab: Opens an address in a tab.
        browser.search: Shows the results of a search in the browser.
        browser.switchTab: Brings a tab to the front.
        calendar.createEvent: Creates an event in a calendar.
        calendar.deleteEvent: Deletes an event from a calendar.
        calendar.updateEvent: Changes an event in a calendar.
        camera.openInCaptureMode: Opens the camera for one kind of picture.
        camera.setDevice: Chooses the camera that takes pictures.
        camera.startCapture: Takes a picture, or starts a recording.
        camera.stopCapture: Stops a recording.
        camera.switchDevice: Changes to the other camera.
        clock.cancelTimer: Cancels timers.
        clock.createAlarm: Sets a new alarm.
        clock.createTimer: Sets a new timer.
        clock.deleteAlarm: Deletes alarms.
        clock.dismissAlarm: Silences an alarm that rings or was snoozed.
        clock.lapStopwatch: Records a lap of a stopwatch.
        clock.pauseTimer: Pauses a timer.
        clock.resetStopwatch: Sets a stopwatch back to zero.
        clock.resumeTimer: Continues a paused timer.
        clock.snoozeAlarm: Lets a ringing alarm ring again later.
        clock.startStopwatch: Starts a stopwatch.
        clock.stopStopwatch: Stops a stopwatch.
        clock.updateAlarm: Changes an alarm, or turns it on or off.
        clock.updateTimer: Changes a timer.
        files.createFolder: Creates a folder inside another one.
        files.deleteFiles: Deletes files.
        files.moveFiles: Moves files to another folder.
        files.openFile: Opens a file.
        files.renameFile: Renames a file.
        journal.createAudioEntry: Records an entry in a journal.
        journal.createEntry: Writes an entry in a journal.
        journal.deleteEntry: Deletes journal entries.
        journal.search: Shows the journal entries that match a text.
        journal.updateEntry: Changes a journal entry.
        mail.archiveMail: Archives emails.
        mail.createDraft: Starts a new email.
        mail.deleteDraft: Deletes drafts of emails.
        mail.deleteMail: Deletes emails.
        mail.forwardMail: Starts an email that forwards another one.
        mail.openDraft: Opens a draft of an email.
        mail.openMessage: Opens an email.
        mail.replyMail: Starts an answer to an email.
        mail.saveDraft: Saves a draft of an email.
        mail.sendDraft: Sends a draft, now or later.
        mail.updateDraft: Changes a draft of an email.
        mail.updateMail: Marks emails, or moves them to another mailbox.
        maps.addNavigationWaypoints: Adds stops to a journey that the app guides.
        maps.reportIncident: Reports an event on the road that hinders traffic.
        maps.shareETA: Shares the time of arrival with a person.
        maps.startNavigation: Starts to guide a journey.
        maps.stopNavigation: Stops guiding a journey.
        maps.stopShareETA: Stops sharing the time of arrival.
        messages.draftMessage: Opens the app to write a message.
        messages.editSentMessage: Changes a message that was sent.
        messages.sendMessage: Sends a message.
        messages.setMessageReadStatus: Marks a message as read or unread.
        messages.unsendMessage: Takes back a message that was sent.
        notes.createNote: Creates a note.
        notes.updateNote: Changes a note.
        phone.startCall: Calls a person or a group.
        photos.addAssetsToAlbum: Adds photos and videos to an album.
        photos.cleanupPhoto: Removes what disturbs from a photo.
        photos.copyEdits: Copies the edits of a photo.
        photos.createAlbum: Creates an album of photos and videos.
        photos.createAssets: Adds photos and videos from files.
        photos.crop: Crops a photo.
        photos.deleteAlbum: Deletes albums.
        photos.deleteAssets: Deletes photos and videos.
        photos.duplicateAssets: Duplicates photos and videos.
        photos.editAsset: Opens a photo or a video to edit it.
        photos.openAlbum: Opens an album.
        photos.openAsset: Opens a photo or a video.
        photos.pasteEdits: Applies copied edits to photos.
        photos.postToSharedAlbum: Adds photos, videos and a comment to a shared album.
        photos.removeAssetsFromAlbum: Removes photos and videos from an album.
        photos.search: Shows the photos and videos that match a text.
        photos.setDepth: Sets the depth effect of a photo.
        photos.setExposure: Sets the exposure of a photo.
        photos.setFilter: Sets the filter of a photo.
        photos.setRotation: Rotates a photo.
        photos.setSaturation: Sets the saturation of a photo.
        photos.setWarmth: Sets the warmth of a photo's colors.
        photos.straighten: Straightens a photo.
        photos.toggleDepth: Turns the depth effect of a photo on or off.
        photos.toggleSuggestedEdits: Turns the suggested edits of a photo on or off.
        photos.updateAlbum: Renames an album.
        photos.updateAsset: Renames photos and videos, hides them, or marks them as favorites.
        photos.updateRecognizedPerson: Names a person in photos, or marks them as a favorite.
        presentation.addAudioToSlide: Adds sound to a slide.
        presentation.addCommentToSlide: Adds a comment to a slide.
        presentation.addImageToSlide: Adds an image to a slide.
        presentation.addTextBoxToSlide: Adds a text box to a slide.
        presentation.addVideoToSlide: Adds a video to a slide.
        presentation.addWebVideoToSlide: Adds a video from the web to a slide.
        presentation.create: Creates a presentation.
        presentation.createSlide: Adds a slide to a presentation.
        presentation.deleteSlide: Deletes slides.
        presentation.open: Opens a presentation.
        presentation.openSlide: Opens a slide of a presentation.
        presentation.setSlideTitle: Sets the title of a slide.
        presentation.startPlayback: Starts to show a presentation.
        presentation.stopPlayback: Stops showing a presentation.
        presentation.update: Renames a presentation.
        reader.deletePages: Deletes pages of a document.
        reader.enhanceDocuments: Improves how documents look.
        reader.insertPages: Inserts the pages of files into a document.
        reader.openDocument: Opens files as documents.
        reader.openPage: Opens a document at a page.
        reader.resizeDocuments: Changes the size of documents.
        reader.rotateDocuments: Rotates documents.
        reader.rotatePages: Rotates pages.
        reader.searchDocuments: Finds a text in documents.
        reminders.createList: Creates a list of reminders.
        reminders.createReminder: Creates a reminder.
        reminders.createSection: Adds a section to a list of reminders.
        reminders.deleteReminders: Deletes reminders.
        reminders.updateGroup: Changes a group of lists.
        reminders.updateList: Changes a list of reminders.
        reminders.updateReminder: Changes a reminder, or marks it as completed.
        reminders.updateSection: Changes a section of a list of reminders.
        spreadsheet.addAudioToSheet: Adds sound to a sheet.
        spreadsheet.addCommentToSheet: Adds a comment to a sheet.
        spreadsheet.addImageToSheet: Adds an image to a sheet.
        spreadsheet.addTextBoxToSheet: Adds a text box to a sheet.
        spreadsheet.addVideoToSheet: Adds a video to a sheet.
        spreadsheet.addWebVideoToSheet: Adds a video from the web to a sheet.
        spreadsheet.create: Creates a spreadsheet.
        spreadsheet.createSheet: Adds a sheet to a spreadsheet.
        spreadsheet.delete: Deletes spreadsheets.
        spreadsheet.deleteSheet: Deletes sheets.
        spreadsheet.open: Opens a spreadsheet.
        spreadsheet.openSheet: Opens a sheet of a spreadsheet.
        spreadsheet.update: Renames a spreadsheet.
        spreadsheet.updateSheet: Renames a sheet, or moves it among the others.
        system.open: Opens something in the app.
        system.search: Shows what in the app matches a text.
        system.searchInApp: Shows what in the app matches a text.
        visualIntelligence.semanticContentSearch: Shows what in the app matches a picture.
        whiteboard.createBoard: Creates a whiteboard.
        whiteboard.createItem: Adds an item to a whiteboard.
        whiteboard.deleteBoard: Deletes whiteboards.
        whiteboard.deleteItem: Deletes items from a whiteboard.
        whiteboard.openBoard: Opens a whiteboard.
        whiteboard.updateBoard: Renames a whiteboard.
        whiteboard.updateItem: Changes the color or the label of an item on a whiteboard.
        wordProcessor.addAudioToPage: Adds sound to a page.
        wordProcessor.addImageToPage: Adds an image to a page.
        wordProcessor.addTextBoxToPage: Adds a text box to a page.
        wordProcessor.addVideoToPage: Adds a video to a page.
        wordProcessor.addWebVideoToPage: Adds a video from the web to a page.
        wordProcessor.create: Creates a text document.
        wordProcessor.createPage: Adds a page to a text document.
        wordProcessor.open: Opens a text document.
        wordProcessor.openPage: Opens a page of a text document.
        """)

    /// By name.
    static let entitySchemas = table(
        """
        audio.album: Songs that were released together.
        audio.algorithmicRadioStation: A station whose music is chosen by rules.
        audio.ambientSound: A sound for the background, such as rain.
        audio.artist: Someone who makes music.
        audio.audiobook: A book to listen to.
        audio.classicalMusicRecording: A recording of a classical work.
        audio.liveRadioStation: A radio station that is on the air.
        audio.newsBrief: A short spoken summary of the news.
        audio.newsProvider: A publisher of spoken news.
        audio.playlist: A list of things to play in order.
        audio.podcastCollection: Several podcasts that belong together.
        audio.podcastEpisode: An episode of a podcast.
        audio.podcastShow: A podcast.
        audio.radioShow: A show on the radio.
        audio.radioShowEpisode: One broadcast of a radio show.
        audio.song: A piece of music.
        audio.songCollection: Several songs that belong together.
        audio.warmupAudioQueueResult: The result of preparing sound to be played.
        books.audiobook: A book to listen to.
        books.book: A book to read.
        books.settings: The settings for how the pages of a book look.
        browser.bookmark: A saved address of a web page.
        browser.readingListItem: A web page that is kept to be read later.
        browser.tab: A tab of a web browser.
        browser.tabGroup: A named group of tabs.
        browser.window: A window of a web browser.
        calendar.attendee: A person who is invited to an event.
        calendar.calendar: A calendar with its events.
        calendar.event: An event in a calendar.
        clock.alarm: An alarm that rings at a time of day.
        clock.stopwatch: A stopwatch with its laps.
        clock.timer: A timer that counts down.
        files.file: A file or a folder.
        journal.entry: An entry in a journal.
        mail.account: An email account.
        mail.draft: An email that isn't sent yet.
        mail.mailbox: A folder of emails.
        mail.message: An email.
        mail.thread: An email with the answers to it.
        maps.currentLocation: The place where the person is.
        maps.navigationSession: A journey that the app guides.
        maps.operatingHours: The hours at which a place is open on each day of the week.
        maps.operatingTimeRange: A time of day from which, and one until which, a place is open.
        maps.place: A place on a map.
        maps.rating: The rating of a place by its visitors.
        messages.conversation: A conversation of two or more people.
        messages.customAttachment: An attachment of the app's own kind.
        messages.message: A message in a conversation.
        messages.messagePerson: A person in a conversation.
        notes.account: An account that holds notes.
        notes.folder: A folder of notes.
        notes.note: A note.
        phone.phonePerson: A person who can be called.
        photos.album: An album of photos and videos.
        photos.asset: A photo or a video.
        photos.recognizedPerson: A person whom the app recognizes in photos.
        presentation.document: A presentation.
        presentation.slide: A slide of a presentation.
        presentation.template: A template for a presentation.
        reader.document: A document to read.
        reader.page: A page of a document.
        reminders.group: A named group of lists of reminders.
        reminders.list: A list of reminders.
        reminders.locationTrigger: A place at which a reminder is shown.
        reminders.reminder: A reminder of something to do.
        reminders.section: A section of a list of reminders.
        spreadsheet.document: A spreadsheet.
        spreadsheet.sheet: A sheet of a spreadsheet.
        spreadsheet.template: A template for a spreadsheet.
        whiteboard.board: A whiteboard.
        whiteboard.item: An item on a whiteboard.
        wordProcessor.document: A text document.
        wordProcessor.page: A page of a text document.
        wordProcessor.template: A template for a text document.
        """)

    /// By name.
    static let enumerationSchemas = table(
        """
        audio.activity: The thing that a person does while listening.
        audio.affinityState: The mark of what a person likes or dislikes to hear.
        audio.appViewIdentifier: A screen of an app that plays sound.
        audio.invocationSource: The one who asked for the sound: the person, or the app.
        audio.playbackAttributes: The way in which sound is played: shuffled, or repeated.
        audio.queueInsertionLocation: The place in the queue of what is played: next, or last.
        books.contentType: The format of a book.
        books.font: The typeface of a book's text.
        books.fontSize: The size of a book's text.
        books.navigationDirection: The direction in which pages are turned.
        books.pageNavigationSetting: The way in which pages are turned.
        books.relativeCharacterSpacingChange: A change to the space between letters.
        books.relativeFontChange: A change to the size of the text.
        books.relativeLineSpacingChange: A change to the space between lines.
        books.relativeWordSpacingChange: A change to the space between words.
        books.theme: The colors of a book's pages.
        browser.clearHistoryTimeFrame: The span of time whose visits are forgotten.
        calendar.attendeeStatus: The answer of an invited person.
        calendar.attendeeType: The kind of an attendee.
        calendar.eventSpan: The part of a series of events: one event, the later ones too, or all.
        calendar.eventStatus: The certainty of an event: confirmed, tentative or cancelled.
        camera.captureDevice: A camera of the device.
        camera.captureDuration: The time that a camera waits before it takes a picture.
        camera.captureMode: The kind of picture that a camera takes.
        clock.alarmTriggerState: The state of an alarm: ringing, snoozed or neither.
        clock.stopwatchState: The state of a stopwatch: running or paused.
        clock.timerState: The state of a timer: running, paused or ringing.
        mail.category: A category of emails.
        maps.amenity: A convenience that a place has, such as parking.
        maps.incident: An event on the road that hinders traffic.
        maps.navigationPreferences: A wish for a route, such as one without tolls.
        maps.operatingStatus: The state of a place: open or closed.
        maps.priceRange: The price level of a place.
        maps.ratingDescriptor: The scale of a rating.
        maps.transportType: A means of travel.
        messages.conversationAttribute: A mark of a conversation.
        messages.customReaction: A reaction to a message.
        messages.messageAttribute: A mark of a message.
        messages.messageEffect: An effect with which a message appears.
        messages.messageType: The kind of a message.
        phone.audioVisualMode: The kind of a call: with or without video.
        photos.albumType: The kind of an album.
        photos.assetType: The kind of a picture, such as a photo or a video.
        photos.filterType: A filter for photos.
        photos.rotationDirection: The direction in which a photo is rotated.
        reader.documentKind: The kind of a document.
        reminders.listType: The kind of a list of reminders.
        reminders.locationTriggerEvent: The event at a place that shows a reminder: arrival or departure.
        whiteboard.color: The color of an item on a whiteboard.
        whiteboard.itemType: The kind of an item on a whiteboard.
        """)

    /// By the names of an intent's schema and of the member, where the member's name doesn't say it.
    static let members = table(
        """
        audio.addToLibrary.audioEntity: The music or other sound.
        audio.addToPlaylist.audioEntity: The music or other sound.
        audio.playAudio.audioEntity: The music or other sound.
        audio.playAudio.playbackAttributes: How it is played: shuffled, or repeated.
        audio.playAudio.warmupAudioQueueResult: The result of preparing it, if that was done before.
        audio.playAudio.queueLocation: Where in the queue it goes.
        audio.updateAudioAffinity.affinityState: Liked, disliked or neither.
        audio.updateAudioAffinity.target: The music or other sound.
        audio.warmupAudioQueue.audioEntity: The music or other sound.
        audio.warmupAudioQueue.playbackAttributes: How it is played: shuffled, or repeated.
        books.navigatePage.target: The book whose pages are turned.
        books.openBook.target: What to open.
        books.playAudiobook.target: The audiobook.
        books.search.criteria: The text to search for.
        books.updateCharacterSpacing.target: What to change.
        books.updateCharacterSpacing.changeOperation: How it changes.
        books.updateFontSize.target: What to change.
        books.updateFontSize.changeOperation: How it changes.
        books.updateLineSpacing.target: What to change.
        books.updateLineSpacing.changeOperation: How it changes.
        books.updateSettings.target: What to change.
        books.updateWordSpacing.target: What to change.
        books.updateWordSpacing.changeOperation: How it changes.
        browser.bookmarkTab.name: The name of the bookmark.
        browser.bookmarkURL.name: The name of the bookmark.
        browser.closeTabs.target: What to close.
        browser.closeWindows.target: What to close.
        browser.createTab.url: The address that it opens with.
        browser.createTab.isPrivate: True to keep no history.
        browser.createWindow.url: The address that it opens with.
        browser.createWindow.isPrivate: True to keep no history.
        browser.deleteBookmarks.entities: What to delete.
        browser.openBookmark.tab: The tab that the page opens in.
        browser.openBookmark.target: What to open.
        browser.search.criteria: The text to search for.
        browser.switchTab.target: The tab to bring to the front.
        calendar.createEvent.recurrence: When the event repeats.
        calendar.createEvent.attendees: The people to invite.
        calendar.deleteEvent.entity: The event to delete.
        calendar.deleteEvent.span: Which events of a series are meant.
        calendar.updateEvent.event: The event to change.
        calendar.updateEvent.attendees: The people who are invited.
        calendar.updateEvent.recurrence: When the event repeats.
        calendar.updateEvent.span: Which events of a series are meant.
        camera.openInCaptureMode.target: The kind of picture that the camera opens for.
        camera.startCapture.captureMode: The kind of picture.
        camera.startCapture.timerDuration: The time to wait before it starts.
        clock.cancelTimer.entities: The timers to cancel.
        clock.createAlarm.time: The time of day at which the alarm rings.
        clock.createAlarm.label: The name of the alarm.
        clock.createAlarm.recurrenceDays: The days on which the alarm repeats.
        clock.createAlarm.canSnooze: True if the alarm can be made to ring again later.
        clock.createTimer.duration: The time that the timer counts down from.
        clock.createTimer.label: The name of the timer.
        clock.deleteAlarm.entities: What to delete.
        clock.snoozeAlarm.duration: The time until the alarm rings again.
        clock.updateAlarm.isEnabled: True to turn the alarm on, false to turn it off.
        clock.updateAlarm.time: The time of day at which the alarm rings.
        clock.updateAlarm.label: The name of the alarm.
        clock.updateAlarm.recurrenceDays: The days on which the alarm repeats.
        clock.updateAlarm.allowsSnooze: True if the alarm can be made to ring again later.
        clock.updateTimer.duration: The time that the timer counts down from.
        clock.updateTimer.label: The name of the timer.
        files.createFolder.target: The folder that gets the new one.
        files.createFolder.fileName: The name of the new folder.
        files.deleteFiles.entities: What to delete.
        files.moveFiles.entities: The files to move.
        files.openFile.target: What to open.
        files.renameFile.target: The file to rename.
        journal.createEntry.message: The text of the entry.
        journal.createEntry.mediaItems: Photos, videos and sounds of the entry.
        journal.deleteEntry.entities: What to delete.
        journal.search.criteria: The text to search for.
        journal.updateEntry.target: What to change.
        journal.updateEntry.message: The text of the entry.
        journal.updateEntry.mediaItems: Photos, videos and sounds of the entry.
        mail.archiveMail.entities: The emails to archive.
        mail.createDraft.to: The people whom the email is addressed to.
        mail.createDraft.cc: The people who get a copy.
        mail.createDraft.bcc: The people who get a copy without the others seeing it.
        mail.createDraft.body: The text of the email.
        mail.createDraft.account: The account that the email is sent from.
        mail.deleteDraft.entities: What to delete.
        mail.deleteMail.entities: What to delete.
        mail.forwardMail.to: The people whom the email is addressed to.
        mail.forwardMail.cc: The people who get a copy.
        mail.forwardMail.bcc: The people who get a copy without the others seeing it.
        mail.forwardMail.body: The text of the email.
        mail.forwardMail.account: The account that the email is sent from.
        mail.forwardMail.target: The email to forward.
        mail.openDraft.target: What to open.
        mail.openMessage.target: What to open.
        mail.replyMail.to: The people whom the email is addressed to.
        mail.replyMail.cc: The people who get a copy.
        mail.replyMail.bcc: The people who get a copy without the others seeing it.
        mail.replyMail.body: The text of the email.
        mail.replyMail.account: The account that the email is sent from.
        mail.replyMail.isReplyAll: True to answer all who got the email.
        mail.replyMail.target: The email to answer.
        mail.saveDraft.target: The draft to save.
        mail.sendDraft.target: The draft to send.
        mail.sendDraft.sendLaterDate: When to send it; without a date, now.
        mail.updateDraft.target: What to change.
        mail.updateDraft.to: The people whom the email is addressed to.
        mail.updateDraft.cc: The people who get a copy.
        mail.updateDraft.bcc: The people who get a copy without the others seeing it.
        mail.updateDraft.body: The text of the email.
        mail.updateDraft.account: The account that the email is sent from.
        mail.updateMail.target: What to change.
        mail.updateMail.mailbox: The mailbox to move the emails to.
        maps.addNavigationWaypoints.waypoints: The stops to add, in order.
        maps.addNavigationWaypoints.navigation: The journey that the app guides.
        maps.shareETA.person: The person to tell.
        maps.startNavigation.origin: Where the journey begins.
        maps.startNavigation.destinations: Where the journey goes, in order.
        maps.startNavigation.preferences: What to heed when the route is chosen.
        maps.stopNavigation.navigation: The journey that the app guides.
        maps.stopShareETA.person: The person not to tell any more.
        messages.draftMessage.destination: The people or the conversation to write to.
        messages.draftMessage.content: The text of the message.
        messages.draftMessage.audioMessage: A spoken message.
        messages.draftMessage.locations: Places to send along.
        messages.draftMessage.links: Addresses to send along.
        messages.draftMessage.scheduledDate: When to send it; without a date, now.
        messages.editSentMessage.message: The message to change.
        messages.editSentMessage.content: The text of the message.
        messages.sendMessage.content: The text of the message.
        messages.sendMessage.destination: The people or the conversation to send to.
        messages.sendMessage.audioMessage: A spoken message.
        messages.sendMessage.locations: Places to send along.
        messages.sendMessage.links: Addresses to send along.
        messages.sendMessage.scheduledDate: When to send it; without a date, now.
        messages.setMessageReadStatus.message: The message to mark.
        messages.unsendMessage.message: The message to take back.
        notes.createNote.name: The title of the note.
        notes.createNote.content: The text of the note.
        notes.createNote.folder: The folder that the note goes to.
        notes.updateNote.target: What to change.
        notes.updateNote.name: The title of the note.
        notes.updateNote.folder: The folder that the note goes to.
        phone.startCall.destination: The people or the group to call.
        phone.startCall.audioVisualMode: With or without video.
        photos.addAssetsToAlbum.assets: The photos and videos to add.
        photos.cleanupPhoto.target: What to change.
        photos.createAssets.files: The files to add as photos and videos.
        photos.crop.target: What to change.
        photos.deleteAlbum.entities: What to delete.
        photos.deleteAssets.entities: What to delete.
        photos.duplicateAssets.entities: The photos and videos to duplicate.
        photos.editAsset.asset: The photo or video to edit.
        photos.openAlbum.target: What to open.
        photos.openAsset.target: What to open.
        photos.pasteEdits.target: The photos that the edits are applied to.
        photos.postToSharedAlbum.assets: The photos and videos to add.
        photos.postToSharedAlbum.files: Files to add as photos and videos.
        photos.removeAssetsFromAlbum.assets: The photos and videos to remove.
        photos.search.criteria: The text to search for.
        photos.setDepth.target: What to change.
        photos.setExposure.target: What to change.
        photos.setFilter.target: What to change.
        photos.setRotation.target: What to change.
        photos.setSaturation.target: What to change.
        photos.setWarmth.target: What to change.
        photos.straighten.target: What to change.
        photos.toggleDepth.target: What to change.
        photos.toggleDepth.isEnabled: True to turn it on, false to turn it off.
        photos.toggleSuggestedEdits.target: What to change.
        photos.toggleSuggestedEdits.isEnabled: True to turn it on, false to turn it off.
        photos.updateAlbum.target: What to change.
        photos.updateAlbum.name: The new name.
        photos.updateAsset.target: What to change.
        photos.updateAsset.name: The new name.
        photos.updateRecognizedPerson.target: What to change.
        photos.updateRecognizedPerson.name: The new name.
        presentation.addAudioToSlide.target: The slide that gets it.
        presentation.addCommentToSlide.target: The slide that gets it.
        presentation.addImageToSlide.target: The slide that gets it.
        presentation.addTextBoxToSlide.target: The slide that gets it.
        presentation.addVideoToSlide.target: The slide that gets it.
        presentation.addWebVideoToSlide.target: The slide that gets it.
        presentation.create.template: The template to begin with.
        presentation.createSlide.presentation: The presentation that gets the slide.
        presentation.createSlide.slideLayout: How the new slide is arranged.
        presentation.deleteSlide.entities: What to delete.
        presentation.open.target: What to open.
        presentation.openSlide.target: What to open.
        presentation.setSlideTitle.target: What to change.
        presentation.startPlayback.presentation: The presentation to show.
        presentation.startPlayback.target: The slide to begin with; without one, the first.
        presentation.stopPlayback.target: The presentation that is being shown.
        presentation.update.target: What to change.
        presentation.update.name: The new name.
        reader.deletePages.entities: What to delete.
        reader.enhanceDocuments.target: What to change.
        reader.insertPages.files: The files whose pages are inserted.
        reader.insertPages.isAfter: True to insert them after the page, false before it.
        reader.insertPages.page: The page beside which they are inserted.
        reader.openDocument.files: The files to open.
        reader.openPage.target: What to open.
        reader.rotateDocuments.isClockwise: True to rotate clockwise, false counterclockwise.
        reader.rotatePages.isClockwise: True to rotate clockwise, false counterclockwise.
        reader.searchDocuments.documents: The documents to search.
        reader.searchDocuments.criteria: The text to search for.
        reminders.createReminder.list: The list that it goes to.
        reminders.createReminder.images: Images that go with the reminder.
        reminders.createReminder.tags: Words by which reminders are grouped.
        reminders.createReminder.urls: Addresses that go with the reminder.
        reminders.createReminder.recurrence: When the reminder repeats.
        reminders.createReminder.locationTrigger: The place at which the reminder is shown.
        reminders.createReminder.section: The section of the list that it goes to.
        reminders.createSection.list: The list that it goes to.
        reminders.deleteReminders.entities: What to delete.
        reminders.updateGroup.target: What to change.
        reminders.updateGroup.lists: The lists that the group holds.
        reminders.updateList.target: What to change.
        reminders.updateReminder.target: What to change.
        reminders.updateReminder.images: Images that go with the reminder.
        reminders.updateReminder.subtasks: The reminders that belong to it.
        reminders.updateReminder.tags: Words by which reminders are grouped.
        reminders.updateReminder.urls: Addresses that go with the reminder.
        reminders.updateReminder.recurrence: When the reminder repeats.
        reminders.updateReminder.list: The list that it goes to.
        reminders.updateReminder.section: The section of the list that it goes to.
        reminders.updateReminder.locationTrigger: The place at which the reminder is shown.
        reminders.updateSection.target: What to change.
        reminders.updateSection.list: The list that it goes to.
        spreadsheet.addAudioToSheet.target: The sheet that gets it.
        spreadsheet.addCommentToSheet.target: The sheet that gets it.
        spreadsheet.addImageToSheet.target: The sheet that gets it.
        spreadsheet.addTextBoxToSheet.target: The sheet that gets it.
        spreadsheet.addVideoToSheet.target: The sheet that gets it.
        spreadsheet.addWebVideoToSheet.target: The sheet that gets it.
        spreadsheet.create.template: The template to begin with.
        spreadsheet.delete.entities: What to delete.
        spreadsheet.deleteSheet.entities: What to delete.
        spreadsheet.open.target: What to open.
        spreadsheet.openSheet.target: What to open.
        spreadsheet.update.target: What to change.
        spreadsheet.update.name: The new name.
        spreadsheet.updateSheet.target: What to change.
        spreadsheet.updateSheet.name: The new name.
        spreadsheet.updateSheet.position: The place among the sheets.
        system.open.target: What to open.
        system.search.criteria: The text to search for.
        system.searchInApp.criteria: The text to search for.
        whiteboard.createItem.target: The whiteboard that gets the item.
        whiteboard.createItem.mediaItems: Images, videos and sounds to show.
        whiteboard.deleteBoard.entities: What to delete.
        whiteboard.deleteItem.entities: What to delete.
        whiteboard.openBoard.target: What to open.
        whiteboard.updateBoard.target: What to change.
        whiteboard.updateBoard.title: The new title.
        whiteboard.updateItem.target: What to change.
        wordProcessor.addAudioToPage.target: The page that gets it.
        wordProcessor.addImageToPage.target: The page that gets it.
        wordProcessor.addTextBoxToPage.target: The page that gets it.
        wordProcessor.addVideoToPage.target: The page that gets it.
        wordProcessor.addWebVideoToPage.target: The page that gets it.
        wordProcessor.create.template: The template to begin with.
        wordProcessor.createPage.target: The document that gets the page.
        wordProcessor.createPage.template: The template to begin with.
        wordProcessor.open.target: What to open.
        wordProcessor.openPage.target: What to open.
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
