enum WalkthroughsPlaceholder {}
