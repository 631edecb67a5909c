/// Goes nowhere: the user leaves Forecast by Back.
final class ForecastNavigator: ForecastNavigatorInterface {}
