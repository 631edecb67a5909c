enum DemoScenesTestsPlaceholder {}
