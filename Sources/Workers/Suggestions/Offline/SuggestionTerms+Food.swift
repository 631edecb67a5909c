extension SuggestionTerms {
    /// Dishes, baking and drinks.
    static let food = """
        pancakes, chicken recipes, lasagne, apple pie, guacamole, sushi near me, pasta carbonara,
        chocolate chip cookies, creme brulee|crème brûlée, sweet potato recipes, swiss roll, carrot cake,
        vegan recipes, bread recipe, salmon in the oven, slow cooker recipes, tiramisu, breakfast ideas,
        lunch box ideas, healthy snacks, omelette, french toast, fried rice, noodle soup, tomato soup, pumpkin soup,
        mashed potatoes, roast chicken, pizza dough, burger recipe, tacos, quesadilla, burritos, paella, risotto,
        gnocchi, ratatouille, quiche lorraine, croissant, baguette, sourdough starter, cheese fondue, rosti|rösti,
        muesli, birchermuesli|birchermüesli, jalapeno poppers|jalapeño poppers, pina colada|piña colada,
        acai bowl|açaí bowl, pho|phở, banh mi|bánh mì, smorrebrod|smørrebrød, kottbullar|köttbullar,
        kasespatzle|käsespätzle, apfelstrudel, dumplings, ramen, udon noodles, miso soup, tempura, kimchi, bibimbap,
        pad thai, green curry, butter chicken, naan bread, samosa, hummus, falafel, shakshuka, tabbouleh, couscous,
        baklava, moussaka, tzatziki, goulash, pierogi, borscht, pavlova, lamington, anzac biscuits, scones,
        victoria sponge, shepherds pie, fish and chips, yorkshire pudding, porridge, oat milk, almond milk,
        avocado toast, asparagus season, aubergine recipes, beetroot salad, broccoli soup, cauliflower cheese,
        courgette fritters, egg salad, fennel salad, garlic bread, ginger tea, honey cake, iced tea, icing sugar,
        jam recipe, kale chips, lentil soup, lemonade, mango chutney, mushroom risotto, nut roast, olive oil,
        onion rings, oysters, peanut butter, pesto, quinoa salad, rhubarb crumble, saffron rice, stuffed peppers,
        strawberry jam, toffee sauce, upside down cake, vanilla pudding, vinaigrette, waffles, walnut bread,
        xanthan gum, yoghurt, yeast dough, zucchini bread, espresso, cappuccino, cafe au lait|café au lait,
        hot chocolate, green tea, mulled wine, smoothie recipes, 5 minute desserts, 30 minute meals, okra recipes,
        overnight oats, oolong tea, kumquat, zwieback, pfeffernusse|pfeffernüsse, bbq sauce,
        oven temperature conversion
        """
}
