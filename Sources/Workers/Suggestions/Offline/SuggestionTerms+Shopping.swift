extension SuggestionTerms {
    /// Things to buy.
    static let shopping = """
        shoes, laptops, gift ideas, running shoes, phone case, supermarket near me, black friday, sofa,
        online shopping, christmas presents, bikes, backpack, dresses, jeans, rain jacket, winter coat, umbrella,
        sunglasses, watches, rings, earrings, necklace, handbag, wallet, suitcase, trainers, hiking boots, wellies,
        slippers, socks, swimwear, swimming trunks, hat, scarf, gloves, t-shirt, jumper, pyjamas, wedding dress,
        suit, kids clothes, baby clothes, pushchair, car seat, high chair, toys, board games, jigsaw puzzles,
        building blocks, dolls house, teddy bear, kite, scooter, e-bike, bike helmet, bike lock, tent, sleeping bag,
        camping stove, barbecue, garden furniture, desk, office chair, bookshelf, wardrobe, bed frame, mattress,
        pillow, duvet, curtains, rug, lamp, light bulbs, mirror, picture frames, candles, vase, flowers delivery,
        bouquet, greeting cards, wrapping paper, fountain pen, pencil case, calligraphy set, paint brushes,
        sewing machine, knitting wool, yarn, fabric shop, kitchen scales, frying pan, wok, knife sharpener,
        coffee machine, kettle, toaster, blender, food processor, air fryer, rice cooker, dishwasher,
        washing machine, tumble dryer, fridge freezer, iron, hair dryer, electric toothbrush, razor, perfume, soap,
        used cars, second hand furniture, flea market, charity shop near me, farmers market, bakery near me,
        butcher near me, florist near me, hardware store, bookshop near me, discount codes, gift vouchers,
        returns policy, delivery tracking, size chart, shoe size converter, usb cable, phone charger, power bank,
        keyboard, mouse mat, monitor, printer ink, tablet, camera, tripod, binoculars, telescope, drone,
        smart watch, vr headset, wireless earbuds, xl t-shirts, xmas jumper, quilt, 50th birthday gifts, tweezers,
        mp3 player, hdmi cable, gps tracker, sd card
        """
}
