/// The messages of layout about a view, for its author.
enum LayoutIssue {
    static let tooMuchWork = """
        The view is too involved to be laid out: finding the sizes of its elements takes more steps \
        than a card may, so some stand where there was room. Put fewer elements into one another.
        """
    static let tooDeep = """
        The view has more than \(LayoutEngine.greatestDepth) elements inside one another and is drawn \
        without layout. Views that contain themselves need an end.
        """
    static let tooManyReaders = """
        The view has more than 24 geometry readers inside one another; what the innermost contain is \
        left out. A reader that contains itself needs an end.
        """
    static let selfAsking = """
        A layout asks for its own size while it finds it; the answer is zero. It can only ask for the \
        sizes of its subviews.
        """
    static let noLength = """
        A frame has a length that is negative, infinite or no number. It is left out; only maximum \
        lengths may be infinite.
        """
}
