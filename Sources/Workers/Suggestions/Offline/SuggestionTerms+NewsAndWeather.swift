extension SuggestionTerms {
    /// News, weather and the sky.
    static let newsAndWeather = """
        news today, weather this weekend, local news, weather in london, weather in new york,
        weather in zurich|weather in zürich, world news, sports news, snow report, hourly weather, rain today,
        stock market, gold price, bitcoin price, traffic news, sunrise time, uv index, pollen count, air quality,
        election results, newspaper, headlines, breaking news, business news, science news, technology news,
        inflation, interest rates, mortgage rates, tax return, minimum wage, pension calculator, house prices,
        budget, climate change, renewable energy, solar panels, wind turbines, heat pump, carbon footprint,
        recycling centre, earthquake, volcano, hurricane, tornado, thunderstorm, lightning, flood warning, drought,
        heatwave, frost, fog, hail, avalanche, avalanche report, ski conditions, tide times, water temperature,
        wave height, wind speed, temperature outside, humidity, barometer, el nino|el niño, cloud types, rainbow,
        solar eclipse, lunar eclipse, shooting stars tonight, meteor shower, full moon, space station, moon landing,
        mars, rocket launch, space telescope, summer time, clocks go back, when do the clocks change, longest day,
        first day of spring, autumn leaves, winter solstice, white christmas, school holidays, public holidays,
        strike, road closures, power cut, crossword answers, letters to the editor, podcasts, radio live,
        newsletter, parliament, united nations, european union, referendum, nobel prize, ozone layer,
        umbrella weather, tsunami, ebb and flood, zloty exchange rate
        """
}
