/** What only somebody else may answer, and what can be said instead. */
export const warn = {
  'warn.danger':
    'I cannot help with that. If anyone is in danger, or you are thinking of hurting yourself, call the emergency number of your country now; there are people who listen.',
  'warn.scam':
    'Don’t: whoever wants money, a code or a click outside the platform is very often a swindler. Order, pay and chat only inside the platform, and check orders, parcels and refunds in its own app, not through a link or a QR code that was sent to you. Never give anyone an OTP or a password: staff do not ask for them.',
  'warn.scam-parcel':
    'Don’t click or pay: check in the platform’s or the courier’s own app whether a parcel is waiting, and ask there. You need not pay for a parcel that you and your family did not order: refuse it, and report it in the platform.',
  'warn.scammed':
    'Call your bank at once, at the number on your card or in its app, and have the payment stopped and the card or account blocked. Change the passwords of the platform, your email and your bank, and remove any app that you were made to install. Report it in the platform and to the police, and keep chats, slips and links as proof.',
  'warn.secondhand':
    'Better buy it new. Used bottles, teats and breast pumps may be worn or cracked and hard to get clean, and a used helmet, car seat or cot does not show an accident, missing parts or a recall. If you take a used one, know its history and its age, and check the maker’s recalls.',
  'warn.infant':
    'For a baby under 12 months follow the label, which says from what age it may be used, and ask your doctor or health visitor.',
  'warn.infant-unsaid': 'The title of {name} names no age.',
  'warn.infant-formula':
    'I suggest no formula: ask your doctor or health visitor which suits the baby, and mix it exactly as the label says. Cow’s milk and water are no substitute in the first months.',
  'warn.formula-none': 'As far as I know, no shop here sells infant formula.',
  'warn.formula-some':
    'Shops here list infant formula, and I leave the choice to you and your doctor.',
  'warn.infant-food':
    'For a baby under 12 months follow the label and your doctor or health visitor. Honey must not be given before the first birthday, nor water, juice or cow’s milk instead of breast milk or formula in the first months.',
  'warn.infant-bed':
    'Babies under 12 months sleep on their back on a firm, flat mattress of their own, without a pillow, bolster, duvet or bumper.',
  'warn.infant-medicine':
    'Give a baby no medicine, vitamins or drops unless a doctor or pharmacist says so, with the dose. A baby under 3 months with a fever needs a doctor at once.',
  'warn.infant-bottle':
    'What to check on the label: the age it is for, a teat with a slow flow for a newborn, a food-safe material without BPA, and whether it may be boiled or put in a steriliser. Sterilise it before the first use, and replace a teat that is torn or sticky.',
  'warn.infant-gear':
    'What to check on the label: the age and weight it is for, no small parts and no long cords, and how it must be used. If you are unsure, ask your doctor or health visitor.',
  'warn.pregnancy':
    'I cannot say whether that is safe while pregnant or breastfeeding. Read the ingredients and warnings on the label, and ask your doctor, midwife or pharmacist before you use it.',
  'warn.medicine':
    'I cannot advise on illness or medicine. Read the leaflet and ask a pharmacist or doctor; in an emergency call for help at once.',
  'warn.condition':
    'Whether it suits somebody with that condition only its label and a doctor can say: read the ingredients and the nutrition facts (“less” or “low” is not “none”), and ask a doctor or pharmacist.',
  'warn.slimming':
    'I do not recommend anything to lose weight. Products that promise it fast are often unsafe or forbidden; ask a doctor or dietitian.',
  'warn.expired':
    'I cannot say whether it can still be used past its date: go by the label and ask the maker. Don’t rely on food, medicine or protective gear such as a fire extinguisher, a helmet or a car seat past its date; have it checked or replaced.',
  'warn.fire':
    'Go by the classes on the extinguisher’s label: A is for wood, paper and cloth, B for burning liquids, C for gas (in American marking for electrical fires), F or K for cooking oil; whether it may be used on electrical equipment is written there too. Never throw water on burning oil or on anything live: switch off the power or the stove, cover a pan with its lid, and if it spreads get out and call the fire service.',
  'warn.marks':
    'Electrical goods: in {region} look for this mark on the product itself: {mark}. A photo or a title is only the shop’s claim, so compare the number with the authority’s list. Without it, better not plug it in: it was not tested for this country, and voltage and plug may differ.',
  'warn.marks-other':
    'Electrical goods: look for the mark of safety of your country on the product itself. A photo or a title is only the shop’s claim. Without it, better not plug it in: it was not tested for your country, and voltage and plug may differ.',
  'warn.defect':
    'Stop using and charging it now, and unplug it if that is safe. Keep it away from people and from anything that burns, on tiles or outside; don’t open, press, cool with water or throw it in the bin. If it smokes or burns, get out and call the fire service. Then show the seller and the maker photos and ask for your money back, and hand it in where batteries and electrical waste are collected.',
  'warn.charging':
    'Only their labels say whether they are safe together: compare volts, amps and watts on both, and ask the maker. Use certified ones, and stop if anything gets very hot, swells or smells.',
  'warn.electricity':
    'Heaters, air conditioners and other high-power devices belong in a wall socket of their own: on a shared extension they can start a fire. Read the rating on the label and ask an electrician.',
  'warn.carrier':
    'What you may bring on board is up to the operator, and rules differ: ask your airline, or the train or bus company, before you go. For power banks, look at the watt-hours on the label.',
  'warn.carrier-wh': '{words} is about {wh} Wh (at 3.7 V).',
  'warn.carrier-card': '{name}: {words}, about {wh} Wh (at 3.7 V).',
  'warn.carrier-unsaid':
    'The title of {name} does not say its capacity: look at the watt-hours on its label.',
  'warn.carrier-rule':
    'Many airlines allow power banks up to 100 Wh in the cabin, ask to approve those up to 160 Wh, and allow none in checked luggage. Ask yours before you go.',
  'warn.law':
    'I cannot answer legal questions. Ask the authority concerned, such as customs, or a lawyer.',
  'warn.safety':
    'Only its label and manual say whether it is safe for that: check what it is made of, whom it is for and what it must not be used for, and ask the maker if they don’t say.',
  'warn.allergy': 'If you have an allergy, ask a doctor or pharmacist first.',
  'warn.price': 'What I can do is compare prices, once you know which product you want.',
} as const;
