enum DemoContainersPlaceholder {}
