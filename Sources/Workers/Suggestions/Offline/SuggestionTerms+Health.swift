extension SuggestionTerms {
    /// Ailments, remedies and well-being.
    static let health = """
        headache, back pain, doctor near me, flu symptoms, healthy recipes, sore throat, bmi calculator,
        calories in a banana, vitamin d, cold remedies, hay fever, how much sleep do i need, first aid,
        blood pressure, opening hours pharmacy, optician near me, allergies, cough, fever, stomach ache, toothache,
        earache, sunburn, insect bites, tick bite, migraine, insomnia, jet lag remedies, knee pain, neck pain,
        shoulder exercises, posture, physiotherapy, massage near me, meditation, breathing exercises, mindfulness,
        stress relief, burnout, sleep calculator, power nap, white noise, swollen ankles, sprained ankle,
        muscle cramp, hiccups, nosebleed, blisters, dry skin, eczema, acne, sunscreen, lip balm, hair loss,
        eye test, contact lenses, hearing test, vaccination, travel vaccinations, hand washing, thermometer,
        blood types, iron rich foods, protein foods, high fibre foods, low carb recipes, gluten free bread,
        lactose intolerance, nut allergy, intermittent fasting, mediterranean diet, water intake calculator,
        calorie counter, step counter, heart rate, resting pulse, anatomy, bones of the body, muscles,
        immune system, digestion, vitamins, magnesium, zinc, omega 3, b12, chamomile tea, peppermint oil, aloe vera,
        eucalyptus, lavender, acupuncture, osteopath, orthodontist, dermatologist, paediatrician, midwife,
        veterinarian, ambulance number, emergency numbers, hospital near me, urgent care, health insurance,
        donate blood, cpr, recovery position, ergonomic chair, standing desk, screen time, digital detox,
        quit smoking, yawning, x-ray wrist, ultrasound, pneumonia symptoms, epsom salt, iodine, ayurveda, yin yoga,
        aorta, mri scan
        """
}
