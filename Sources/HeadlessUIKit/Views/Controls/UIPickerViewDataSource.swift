/// What a picker offers; the titles come with it, since one component is all there is here.
public protocol UIPickerViewDataSource: AnyObject {
    /// Returns how many items there are to choose from.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
