extension Header.Setting {
    /// Returns the setting with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> Header.Setting {
        var result = self
        result.value.value = self.value.value.resolved(with: value)
        return result
    }
}
