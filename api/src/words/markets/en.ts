/**
 * English names of kinds beside those of groups.ts, read everywhere. Lines of
 * `head = spelling = …`, several parted by commas (market.ts).
 */
export const EN = `
phone = mobile phone = cell phone = cellphone = mobile = android phone, feature phone = keypad
phone, phone case = handphone cover = phone cover = mobile cover = back cover = flip cover =
mobile case, screen protector = tempered glass = screen guard = privacy glass, charger = wall
charger = fast charger = power adapter, charger = phone charger = usb charger, charging cable =
usb cable = data cable = charger cable = type c cable = lightning cable, charging cable = usb c
cable = usb cord = charging cord, powerbank = portable charger = battery pack, headphone =
headphones = earphone = earphones = in ear = iems, headphone = wireless earbuds, speaker =
loudspeaker = boombox = subwoofer, microphone = mike = condenser mic, smart band = fitness band =
fitness tracker, smartwatch = fitness watch, notebook = notebook computer = ultrabook =
chromebook, computer = desktop = desktop pc = pc, printer = inkjet printer = laser printer,
printer ink = ink cartridge = toner cartridge = ink bottle = ink tank, projector = beamer, hard
disk = external drive = external hdd = portable hard drive = portable hdd = portable ssd, flash
drive = usb stick = usb drive = pendrive = pen drive, memory card = micro sd = sd card = tf card =
microsd, router = wifi router = modem, graphics card = gpu = video card = vga card, laptop bag =
laptop sleeve = laptop case = laptop pouch = notebook sleeve, laptop stand = notebook stand, game
console = console = playstation console, camera = digital camera = mirrorless camera = dslr =
point and shoot, action camera = action cam = sports camera, cctv = security camera = ip camera =
surveillance camera, tripod = monopod, power strip = extension cord = extension socket, television
= led tv = tv set, smart tv = android tv = google tv = uhd tv = oled tv = qled tv, tv box =
android box = set top box, antenna = aerial = tv antenna = digital antenna, remote control =
remote, air conditioner = aircon, fan = electric fan = stand fan = desk fan, vacuum cleaner =
handheld vacuum = cordless vacuum = stick vacuum, clothes dryer = tumble dryer, iron = steam iron
= clothes iron, garment steamer = clothes steamer, light bulb = led bulb = lightbulb, lamp = desk
lamp = table lamp = night light, flashlight = headlamp = led torch, fire extinguisher = fire
extinguishers, first aid kit = first aid box = medical kit, weighing scale = bathroom scale,
massager = massage gun, air fryer = oil free fryer, hot pot = electric pot = shabu pot = electric
hot pot = steamboat pot, electric grill = griddle = teppanyaki, gas stove = stove = cooktop = gas
cooker, induction cooker = induction hob, blender = smoothie blender = juice blender = hand
blender = immersion blender, hand mixer = egg beater = stand mixer, coffee maker = espresso
machine, coffee dripper = pour over = drip coffee = drip coffee set = drip coffee bag, kettle =
electric kettle = water boiler = travel kettle, teapot = tea pot = tea set, frying pan = skillet =
fry pan = cookware pan, saucepan = stockpot = cooking pots = milk pan, knife = fruit knife =
knives, kitchen knife = chef knife = santoku = cleaver, plate = plate set = dinner plates =
dinnerware = tableware = dishes = dish set, bowl = soup bowl, cup = drinking glass = glasses set,
cutlery = flatware = silverware = spoon and fork = utensils = spoon set, lunch box = bento = bento
box, bread maker = bread machine, food container = food storage = tupperware, cake tin = cake pan
= baking pan = cake mould = cake mold = muffin tin = baking mould, mop = spin mop = floor mop =
flat mop, sponge = dish sponge = scouring pad = scrub sponge, dishwashing liquid = dish soap,
detergent = laundry detergent = laundry liquid = washing liquid, insecticide = insect killer, air
freshener = room spray = car freshener = car perfume, scented candle = aroma candle = candle =
scented candles, essential oil = aroma oil = fragrance oil, sofa = couch = settee
= loveseat = fabric sofa, chair = dining chair = armchair = wooden chair, bed = bed frame = bedstead = divan, blanket =
duvet = comforter = quilt, bed sheet = bedding = bedsheets = fitted sheet, mirror = full length
mirror = wall mirror = vanity mirror, wardrobe = closet, potted plant = house plant = plant =
indoor plant = houseplant, seed = vegetable seeds = flower seeds, watering can = plant waterer,
tool box = toolbox = tool set = tool kit = toolkit = tool case, wrench = spanner = adjustable wrench =
socket set, screwdriver = screwdriver set = screw driver, drill = power drill = cordless drill,
paint = wall paint = house paint = emulsion paint, dress = gown = sundress = summer dress = maxi
dress = evening dress, blouse = women's top = ladies top = womens top = women top, shirt = button
up = dress shirt = polo, t-shirt = tee = graphic tee = mens tshirt, jeans = denim = denim jeans =
mens jeans, coat = overcoat = trench coat = winter coat = parka, jacket = windbreaker = bomber,
trousers = slacks = chinos = joggers = jogger pants = cargo pants, underwear = briefs = boxers =
panties = undies, sneaker = sneakers = canvas shoes, running shoes = sport shoes = sports shoes =
trainers = jogging shoes = gym shoes = training shoes, leather shoes = dress shoes = formal shoes
= oxford shoes = loafers, high heels = stilettos = heels = court shoes, roller skates = skates = inline
skates = rollerblades, sunglasses = shades = sun glasses, eyeglasses = spectacles = reading
glasses, hat = cap = caps = baseball cap = bucket hat = beanie, scarf = shawl = knitted scarf =
wool scarf = pashmina, glove = winter gloves = mittens, shoulder bag = crossbody = messenger bag =
satchel, backpack = knapsack = daypack = back pack, suitcase = cabin luggage = carry on = hand
luggage, umbrella = folding umbrella = parasol, perfume = fragrance = eau de parfum = eau de
toilette = cologne = body mist = edp = edt, lotion = body moisturiser = body cream = body butter =
body milk, nail polish = nail varnish = gel polish = nail lacquer, comb = hair brush = hairbrush =
brush comb = detangling brush, hair scissors = hairdressing scissors = barber scissors, razor =
shaver = electric shaver = shaving razor, soap = bar soap = bath soap = hand soap, body wash =
shower gel, shampoo = hair wash, face wash = facial wash = facial cleanser = cleansing foam,
moisturizer = face cream = moisturising cream, toothbrush = tooth brush, electric toothbrush =
sonic toothbrush, mouthwash = mouth wash = mouth rinse = mouth spray, vitamin = vitamins =
multivitamin = multivitamins = vitamin supplement, supplement = supplements = food supplement,
football = soccer ball = soccer, basketball = basket ball, badminton racket = badminton racquet,
tennis racket = tennis racquet, boxing gloves = muay thai gloves = boxing glove, yoga mat =
exercise mat = gym mat = pilates mat, dumbbell = dumbbells = free weights, folding bike = foldable
bicycle, bicycle = bike = mountain bike = road bike, scooter = kick scooter = push scooter, tent =
camping tent = dome tent, telescope = stargazing telescope, baby bottle = feeding bottle = nursing
bottle = milk bottle = newborn bottle = bottle newborn, diaper = nappy = nappies = baby diaper,
stroller = pram = pushchair, milk = uht milk = fresh milk = milk carton = boxed milk, teddy bear = soft toy = plush toy = stuffed
animal = plush bear = plushie = plush, jigsaw = puzzle = jigsaw puzzle = puzzles, building blocks
= lego = lego set = construction toy, children's socks = kids socks = baby socks, swimsuit =
swimwear = bathing suit = kids swimwear, watercolour set = watercolour = watercolor = watercolor
paint = watercolour paint = water colour, crayon = crayons = colour pencils = coloured pencils,
crayon = color pencils = colouring pencils, chocolate = chocolates = chocolate bar, biscuit =
cookies = crackers, instant noodles = ramen = cup noodles = cup noodle = instant ramen, rice =
jasmine rice = fragrant rice = white rice, salt = pink salt = himalayan salt = sea salt, honey =
raw honey = manuka honey, apple fruit = apples = fresh apples = fuji apple, grapes = grape =
seedless grapes, avocado = avocados, guitar = acoustic guitar = electric guitar, piano = electric
piano = digital piano, notebook paper = writing notebook = journal = notepad = diary = sketchbook,
pen = ballpoint pen = gel pen = ballpen = fountain pen, book = novel = books = paperback, dog toy
= dog chew = chew toy = dog chew toy, fish food = fish feed = aquarium food, cat litter = litter
sand = kitty litter, yarn = knitting wool = wool yarn = crochet yarn, sewing kit = needle and
thread, beer = lager = stout = draft beer = craft beer, watch = wrist watch = wristwatch, shelf =
bookshelf = bookcase = rack shelf, bicycle helmet = bike helmet = cycling helmet, motorcycle
helmet = full face helmet = riding helmet, face mask
= sheet mask = clay mask = mud mask, car phone holder = car mount, hair straightener = flat iron =
hair iron, hair dryer = blow dryer = hairdryer, formula milk = infant formula = baby formula =
milk formula = baby milk = infant milk, camera lens = lens filter, whey = whey protein = protein
powder,
razor = bikini trimmer = beard trimmer = body trimmer = lady shaver, printer = ink tank printer =
smart ink tank = all in one printer, memory card reader = card reader = sd card reader,
handkerchief = handkerchiefs = hanky, suitcase = rolling luggage = hard shell suitcase = hardcase
luggage = hardcase suitcase, plaster = first aid tape = kinesiology tape = adhesive bandage,
insecticide = mite killer = bed bug killer, scarf = bandana, electric toothbrush = sonic scaler,
lip balm = lip care, lipstick = lip gloss = lip tint, charging cable = fast charger cable = fast
charging cable = charger cord = charge cable = usb c charger cable,
plate = charger plate = charger plates = under plate, lamp = ring light = selfie light, key holder =
key ring = keyring, folder = ring binder, doorbell = ring doorbell, phone holder = phone ring
holder, piano = electronic keyboard = music keyboard = keyboard piano = digital keyboard, hanger =
coat hanger = coat hangers = clothes hanger, chair = bean bag = beanbag, screen protector = watch
film, pillow = seat cushion = chair cushion = throw cushion = floor cushion = sofa cushion = back
cushion, cooling pad = cooling fan stand = notebook cooling fan = laptop cooling fan, faucet = mixer
tap = basin mixer = sink mixer, flower pot = plant pot = plant pots, cereal = granola = muesli,
engine oil = motor oil = motorcycle oil = engine lubricant,
shaving cream = shaving foam = after shave = aftershave, hdmi cable = hdmi compatible cable, tablet
case = ipad case = ipad cover = tablet cover, car cover = motorbike cover = scooter cover,
nail clipper = nail trimmer,
`;
