/** What comes nearest to a thing that nobody here sells. Data for `dictionary.ts`. */

/** Things that are not sold everywhere, and what comes nearest: `narrow < broad`. */
export const BROADER: readonly string[] = `
sneaker < running shoes
running shoes < shoes
leather shoes < shoes
high heels < shoes
electric toothbrush < toothbrush
sandals < shoes
football boots < shoes
building blocks < toy
face wash < soap
body wash < soap
crop top < t-shirt
tank top < t-shirt
polo shirt < t-shirt
shirt < t-shirt
floor mat < yoga mat
sweater < coat
shorts < trousers
trousers < jeans
skirt < dress
suit < jacket
wok < frying pan
tumbler < bottle
mug < cup
electric sweeper < vacuum cleaner
garment steamer < iron
hair mask < conditioner
camping chair < chair
gaming chair < chair
stool < chair
desk < table
action camera < camera
feature phone < phone
cctv < camera
dash cam < action camera
tablet < phone
football < toy
tote bag < shoulder bag
waist bag < shoulder bag
bag < shoulder bag
wallet < shoulder bag
soundbar < speaker
supplement < vitamin
instant noodles < noodles
noodles < instant noodles
highlighter < pen
marker < pen
pencil < crayon
ssd < hard disk
wireless charger < charger
powerbank < charger
charging cable < cable
cable < charging cable
first aid kit < plaster
plaster < first aid kit
speaker < soundbar
eyeglasses < sunglasses
bicycle < folding bike
electric bike < bicycle
violin < guitar
ukulele < guitar
handbag < shoulder bag
school bag < backpack
smartwatch < watch
watch < smartwatch
smart band < smartwatch
smart tv < television
television < smart tv
notebook < computer
robot vacuum < vacuum cleaner
vacuum cleaner < broom
shirt < t-shirt
t-shirt < shirt
blouse < shirt
dress < clothes
hoodie < sweater
kitchen knife < knife
spoon < cutlery
fork < cutlery
bowl < plate
vitamin c < vitamin
cat litter < cat supplies
cat food < cat supplies
cat toy < cat supplies
dog toy < toy
doll < toy
teddy bear < doll
jigsaw < building blocks
moisturizer < lotion
sunscreen < lotion
folding bike < bicycle
scooter < bicycle
hot pot < saucepan
memory card < flash drive
flash drive < hard disk
office chair < chair
table < chair
lamp < light bulb
piano < keyboard
hat < clothes
coat < jacket
jacket < coat
rice cooker < pressure cooker
pressure cooker < hot pot
slow cooker < hot pot
saucepan < hot pot
microwave < oven
toaster < oven
sandwich maker < toaster
mixer < blender
hand mixer < mixer
kettle < teapot
coffee maker < coffee dripper
gas stove < induction cooker
induction cooker < gas stove
bottle < tumbler
thermos < tumbler
cup < mug
lunch box < food container
food container < lunch box
plate < bowl
fan < handheld fan
air cooler < fan
hair dryer < hair straightener
hair straightener < hair curler
hair curler < hair straightener
serum < lotion
toner < serum
cleanser < face wash
hand cream < lotion
foot cream < lotion
body scrub < body wash
lip balm < lipstick
foundation < cushion
cushion < foundation
shampoo < conditioner
conditioner < shampoo
hair oil < conditioner
router < pocket wifi
pocket wifi < router
slippers < sandals
boots < leather shoes
backpack < school bag
bed < mattress
mattress < bed
wardrobe < shelf
drawer < shelf
bedside table < table
basketball < football
volleyball < football
tennis racket < badminton racket
badminton racket < tennis racket
motorcycle helmet < helmet
kite < toy
toy car < toy
board game < jigsaw
pen < pencil
cooking oil < olive oil
olive oil < cooking oil
biscuit < cake
cake < biscuit
chips < snack
candy < chocolate
chocolate < candy
nuts < snack
bread < cake
juice < soft drink
soft drink < juice
rice < glutinous rice
formula milk < milk
milk < formula milk
baby clothes < children's socks
flashlight < lamp
light bulb < lamp
led strip < lamp
wrench < pliers
pliers < wrench
`
  .trim()
  .split('\n');

/**
 * Kinds of a wider one: where nobody sells it the wider one comes nearest, and what only mentions it
 * is found first.
 */
export const WIDER: readonly string[] = `
phone case < case
tablet case < phone case
glasses case < case
laptop bag < bag
makeup bag < bag
camera bag < bag
clutch bag < handbag
duffel bag < bag
cooler bag < cooler box
water bottle < bottle
baby bottle < bottle
work gloves < glove
motorcycle gloves < glove
rubber gloves < glove
comic book < book
colouring book < book
hair scissors < scissors
children's socks < socks
apple fruit < fruit
orange fruit < fruit
banana < fruit
mango < fruit
grapes < fruit
toilet paper < tissue
kitchen roll < tissue
car phone holder < phone holder
hdmi cable < cable
lan cable < cable
audio cable < cable
plug adapter < adapter
steam mop < mop
mop < broom
broom < mop
thermal printer < printer
barcode scanner < scanner
high chair < chair
massage chair < chair
baby blanket < blanket
nursing bra < bra
bra < underwear
play tent < tent
utility knife < knife
bunk bed < bed
wedding dress < dress
traditional dress < dress
maternity dress < dress
jumpsuit < dress
toilet brush < brush
flat shoes < shoes
safety shoes < shoes
uniform shoes < shoes
rain boots < boots
hiking boots < boots
koko shirt < shirt
wall sticker < sticker
shower curtain < curtain
laundry basket < basket
food processor < blender
baking tray < tray
grill pan < frying pan
coffee grinder < grinder
meat grinder < grinder
car charger < charger
camping stove < gas stove
car vacuum < vacuum cleaner
plant milk < milk
festive cookies < biscuit
electric screwdriver < screwdriver
mixing bowl < bowl
bicycle helmet < helmet
glutinous rice < rice
brown rice < rice
chocolate milk < milk
basmati rice < rice
gas lighter < lighter
air mattress < mattress
travel pillow < pillow
baby wipes < wet wipes
tracksuit < trousers
leggings < trousers
cardigan < sweater
blazer < jacket
clogs < sandals
hijab < scarf
scarf < hijab
pimple patch < acne cream
concealer < foundation
face powder < foundation
makeup primer < foundation
eyebrow pencil < eyeliner
makeup remover < cleanser
handkerchief < towel
slimming tea < tea
foam sprayer < garden sprayer
phone stand < phone holder
coffee table < table
`
  .trim()
  .split('\n');

/** The narrow ones of `WIDER`. */
export const WITHIN_WIDER: ReadonlySet<string> = new Set(
  WIDER.map((line) => line.split('<')[0]?.trim() ?? ''),
);
