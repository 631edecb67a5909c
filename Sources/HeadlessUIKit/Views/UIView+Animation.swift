extension UIView {
    /// Notes that the view fades out, if that is being animated.
    func fade() {}
}
