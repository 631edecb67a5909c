enum HeadlessUIKitPlaceholder {}
