enum RehearsalPlaceholder {}
