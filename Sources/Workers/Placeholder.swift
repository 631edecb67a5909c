enum WorkersPlaceholder {}
