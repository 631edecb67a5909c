enum StageRuntimePlaceholder {}
