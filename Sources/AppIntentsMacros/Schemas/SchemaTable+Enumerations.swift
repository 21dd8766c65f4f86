// Written by Scripts/schemas; don't edit.

extension SchemaTable {
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
}
