enum DemoScenesPlaceholder {}
