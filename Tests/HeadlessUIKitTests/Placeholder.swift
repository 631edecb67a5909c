enum HeadlessUIKitTestsPlaceholder {}
