/**
 * What Singapore and Malaysia call things in English, where that is not what the groups have.
 * Lines of `head = spelling = …`, several parted by commas (market.ts).
 */
export const SG = `
phone = handphone = hand phone = hp, phone case = hp casing = hp cover = handphone casing =
handphone cover, headphone = earpiece = ear piece = bluetooth earpiece, charger = hp charger =
handphone charger, charging cable = hp cable = charging wire = type c wire, notebook = lappy,
powerbank = pb = portable charger, flash drive = thumbdrive = thumb drive, power strip = extension
plug = extension cord = multi plug
= power extension, television = telly, air conditioner = aircon = air con, aircon remote = aircon
remote control, fan = standing fan = table fan, refrigerator = fridge, vacuum cleaner = vacuum,
washing machine = washer, flashlight = torchlight = torch light, weighing scale = weighing
machine, blood pressure monitor = bp machine = bp monitor, thermometer = ear thermometer, rice
cooker = electric rice pot, hot pot = steamboat = steamboat pot = steamboat set,
game controller = controller, first aid kit = first aid, action camera = gopro, avocado = avo,
chocolate = choc, yarn = wool, cake tin = baking tin, air fryer =
airfryer pot, wok = kuali, frying pan = prata pan = tawa, lunch box = tingkat = tiffin = tiffin
carrier = food carrier, tumbler = water flask = thermal flask = hydro flask, bottle = water bottle
= water tumbler, mug = kopi cup, dishwashing liquid = dishwasher liquid = washing up liquid,
detergent = washing powder = laundry soap, bucket = pail, trash bin = rubbish bin = dustbin = dust
bin, garbage bag = rubbish bag = trash bag, clothespin = clothes peg = peg, clothes rack = laundry
rack = bamboo pole = drying rack, hanger = clothes hanger, tissue = tissue paper = tissue packet,
wet wipes = wet tissue, insecticide = baygon = insect spray, mosquito repellent = mosquito coil =
mosquito patch, wardrobe = cupboard = almirah, bed sheet = bedsheet, bed = bed frame = bedframe,
mattress = mattress topper, stool = foot stool, shelf = rack = display rack, door lock = digital
lock = gate lock = padlock, umbrella = brolly, raincoat = rain coat = poncho, t-shirt = tee shirt
= tee, tank top = singlet, sweater = jumper = pullover, jacket = windbreaker, shorts = bermudas =
berms = fbt, trousers = track pants = long pants, shoes = kasut, running shoes = sports shoes =
sport shoes = sports shoe = track shoes, sneaker = canvas shoes, high heels = court shoes = heels,
sandals = slippers = flip flops = selipar, uniform shoes = school shoe = school shoes, coat =
winter wear = winter coat, eyeglasses = specs = spectacles, sunglasses = shades,
backpack = haversack = school bag = schoolbag, suitcase = luggage bag = cabin bag = trolley
luggage, waist bag = pouch bag = bum bag, wallet = purse, dress = frock = one piece, traditional
dress = cheongsam = qipao, kurung = baju kurung, swimsuit = swimming costume = swimming trunks =
swimwear, swimming goggles = goggles, body wash = shower foam = body foam = shower cream = shower
gel, face wash = facial foam = facial wash = facial cleanser, sunscreen = sunblock, moisturizer =
moisturiser, razor = shaver, hair dryer = hairdryer = blower, surgical mask = face mask surgical =
mask surgical, balm = axe oil = tiger balm = medicated oil, plaster = hansaplast = band aid,
diaper = nappies = nappy = pampers, formula milk = milk powder = baby milk powder, baby bottle =
milk bottle = feeding bottle, pacifier = teat = soother, stroller = pram = pushchair = buggy, doll
= dolly, teddy bear = soft toy = plushie = stuffed toy, jigsaw = puzzle = puzzle set, building
blocks = lego, folding bike = foldie = foldable bicycle = trifold, scooter = kick scooter =
kickscooter, electric bike = pab = e-bike = ebike, badminton racket = badminton racquet = racquet,
table tennis paddle = ping pong bat = table tennis bat, dumbbell = dumb bell = weights, car phone
holder = hp holder = handphone holder, dash cam = car cam = car camera = in-car camera, tyre =
tire, pen = ball pen = ballpen = ballpoint, notebook paper = exercise book = foolscap = note book,
eraser = rubber, tape = cellotape = scotch tape = sellotape, pencil case = pencil box, folder =
file = clear folder, cat litter = cat sand, dog food = kibble = dog kibble, cat food = cat kibble,
leash = dog leash, instant noodles = maggi = maggi mee = cup noodle = instant mee, noodles = bee
hoon = beehoon = mee = kway teow, coffee = kopi = kopi powder = 3 in 1 coffee, tea = teh = teh
tarik, biscuit = biscuits = cream crackers, snack = tidbits = titbits, chili sauce = sambal =
chilli sauce, soy sauce = light sauce = dark sauce, condensed milk = condensed milk tin, gift =
door gift = goodie bag, gift box = hamper = red packet = ang bao, calculator = scientific
calculator, tripod = phone tripod, tool box = toolbox = tool set, screwdriver = screw driver,
wrench = spanner, light bulb = led bulb, power strip = power socket,
`;
