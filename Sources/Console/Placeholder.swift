enum ConsolePlaceholder {}
