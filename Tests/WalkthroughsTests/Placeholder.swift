enum WalkthroughsTestsPlaceholder {}
