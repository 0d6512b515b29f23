/** Makers of phones, computers, cameras, sound and their accessories (brand.ts says how to read). */
/** Those whose devices have cases, glasses and chargers of other makers. */
export const DEVICES = `
Samsung = Galaxy, Apple! = iPhone = Apple Pencil = Apple Original = Apple Official = iPad
= MacBook = AirPods = iMac = Apple Watch, Xiaomi = Mi Band, Redmi, Poco?, OPPO, Vivo, Realme,
Honor?, Huawei = MateBook = MatePad = FreeBuds, Infinix, Tecno, itel, Nokia, HMD?, Motorola
= Moto G, OnePlus, Google! = Google Pixel = Pixel Buds = Google Nest = Google Chromecast,
Nothing Phone = CMF, ZTE, Nubia, Red Magic = RedMagic, Meizu, Lenovo = ThinkPad = IdeaPad,
Asus = Vivobook = Zenbook = Asus ROG, Acer = Predator Helios, Dell = Inspiron = Alienware, HP!
= Hewlett Packard = HP Pavilion = HP Victus = Laptop HP = HP Laptop = Printer HP = HP Printer
= Notebook HP = HP Notebook = HP LaserJet = HP DeskJet = HP OfficeJet = HP Smart Tank
= HP Spectre = HP Omen = HP Envy = HP EliteBook = HP ProBook = Laptop Gaming HP = HP All in One,
Microsoft = Surface Pro, Axioo, Advan, Evercoss, Mito?, Sony, PlayStation, Nintendo, Xbox,
Steam Deck, Valve Index, Blackview, Oukitel, Doogee, Ulefone, Cubot, Umidigi, Cherry Mobile,
MyPhone, Starmobile, Canon? = Canon EOS = Canon Pixma, Nikon, Fujifilm = Instax, Olympus,
Leica, GoPro, DJI, Insta360, Epson, Brother?, Garmin, Fitbit, Amazfit, Amazon Kindle = Kindle,
Kobo, BlackBerry, Unihertz
`;

export const ELECTRONICS = `
HP! = Tinta Printer HP = Tinta HP = HP Ink = Cartridge HP = Toner HP = Catridge HP = HP Original,
MSI, Gigabyte?, Zyrex, Polytron, Sharp? = Sharp Aquos = Sharp Plasmacluster, Fujitsu, Toshiba,
Panasonic, NEC, LG, TCL, Hisense, Skyworth, Coocaa, Changhong, Akari, Haier, Konka, Prism+,
Philips, Avent = Philips Avent, Bang & Olufsen, Bose, JBL, Harman Kardon, Marshall?,
Sennheiser, Shure, Audio-Technica, AKG, Beyerdynamic, Beats by Dre = Beats Studio = Beats Solo,
Soundcore, Anker, Baseus, UGREEN, Vention, Orico, Aukey, RAVPower, Mcdodo, Joyroom, Hoco,
Remax, Robot?, Vivan, Acome, Rexus, Fantech, Logitech, Razer, SteelSeries, HyperX, Corsair,
Redragon, Rapoo, Genius?, A4Tech, Bloody?, Keychron, Royal Kludge, Ajazz, Aula, Monsgeek, Akko,
Ducky?, Nuphy, Machenike, Cooler Master, Deepcool, NZXT, Thermaltake, Lian Li, Noctua,
be quiet!, Intel, AMD = Ryzen, Nvidia = GeForce, Zotac, Palit, Galax, Colorful?, Inno3D,
PowerColor, Sapphire?, XFX, ASRock, Biostar, Kingston, SanDisk, Transcend, Lexar, Adata = XPG,
Team Group = TeamGroup, Crucial?, Western Digital = WD Blue = WD Black = WD Elements
= WD My Passport, Seagate, V-Gen = VGen, Netac, Kioxia, Patriot?, PNY, Silicon Power, Verbatim,
TP-Link = TPLink = Tapo, D-Link, Tenda, Totolink, Mercusys, Ruijie = Reyee, Mikrotik, Ubiquiti
= UniFi, Netgear, Linksys, Zyxel, Ezviz, Imou, Dahua, Hikvision, Bardi, Ring Doorbell, Arlo,
Eufy, Roborock, Ecovacs = Deebot, Dreame, Narwal, iRobot = Roomba, Ricoh, Yashica, Kodak,
Polaroid, Sigma Lens, Tamron, Viltrox, TTArtisan, 7Artisans, Godox, Ulanzi, SmallRig,
Manfrotto, Benro, Joby, Zhiyun, Feiyu, Boya, Rode Mic = Rode Wireless, Saramonic, Maono,
Fifine, Blue Yeti, Takara?, Takara Tomy, Attack Shark, Xerox, Kyocera, Pantum, Lexmark, BenQ,
AOC, ViewSonic, Xgimi, Wanbo, Anycast, Magcubic, Zepp, Haylou, Mibro, Kieslect, Coros, Suunto,
Polar Vantage, Whoop, Oura, Aolon, Zeblaze, Colmi, Digitec, QCY, Edifier, Creative?,
SoundPEATS, Moondrop, KZ?, TRN, FiiO, TaoTronics, Tribit, Simbadda, Dazumba, Fleco, GMC?,
BMB?, Roland?, Yamaha, Pioneer? = Pioneer Car = Pioneer Fishing, Kenwood, JVC, Onkyo,
Denon, Sonos, Klipsch, Tannoy, Devialet, Nakamichi, Onyx Boox = Boox, Wacom, Huion, XP-Pen
= XPPen, Gaomon, reMarkable, Belkin, Spigen, Otterbox, Ringke, Nillkin, UAG, Casetify, ESR?,
Pitaka, Mophie, Native Union, Choetech, Rock Space, Usams, Yoobao, Pisen, Romoss, Eloop, Veger,
ZMI, Cuktech, Yesido, Ldnio, Moxom, Wiwu, Energizer, Duracell, GP Batteries, Eveready, Eneloop,
Camelion, Belden, Sades, Onikuma, Plextone, iFlight, Eachine, Syma, Hubsan, Flydigi, GameSir,
8BitDo, Ipega, Betop, Thrustmaster, PXN, Nacon, Sanag, Awei, Borofone, Recci, Oraimo, Sanyo,
Asiatech, Nanotech?, SPC?, DTECH, Brando, Prolink, Targus, Kensington, Hama, Trust Gaming,
Port Design,
Digital Alliance, NYK Nemesis, Taffstudio, Himax?, Advance?, Dat?
ACMIC, JETE, Delcell, Foomee, Olike, Avita, Taffware, Arbit?, Hippo?, Kels?, Excel?, Turbo?,
`;
