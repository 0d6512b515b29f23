import type { Written } from './written.ts';

export const written: Written = {
  textAsked: {
    warranty: `
      [may|meron|gaano katagal|ilang taon|ilang buwan|ba|ang|yung|po]* (warranty|garantiya) [ba|po|
        nito|niya|
        ilang|gaano|katagal|taon|buwan|ng|nya]*
    `,
    scent: `
      (ano|anong|kamusta|ano ba|anu|anung) [ba|ang|yung|ung|po]* (amoy|bango|scent), amoy (ano|ba|
        niya)
      mabango (ba|po ba)
    `,
    whom: `
      (panlalaki|pang lalaki|pang-lalaki|pambabae|pang babae|pang-babae|lalaki|babae) [ba|po]* (o|
        or) [pang|
        sa]* (panlalaki|pang lalaki|pambabae|pang babae|pang-babae|pang-lalaki|babae|lalaki)
        unisex ba
    `,
    neck: 'malapad [ang|na]* (bibig|leeg), malawak [ang|na]* (bibig|leeg), wide neck',
    stay: `
      (ilang|gaano|hanggang ilang) (oras|katagal|araw|minuto|ka tagal) [ang|yung|ba|po|nag|
        tumatagal|tatagal|
        nagtatagal]* (battery|baterya|charge)
      (battery|baterya) [niya|nito|nya|life|po|ba]* (ilang oras|gaano katagal|tumatagal|matagal|
        tumagal)
      matagal [ba|po|ba ang]* [malowbat|ma lowbat|battery|baterya]
    `,
    dishwasher: 'dishwasher',
    washing: `
      (pwede|puwede|pede) [ba|bang|po|i|sa]* (labhan|hugasan|washing machine|i-washing|machine wash)
    `,
    wrapped: `
      (pwede|pede|puwede) [ba|bang|po]* (ibalot|pabalot|gift wrap|i-gift wrap|balutin|i gift wrap)
    `,
    assembly: '(kailangan|kelangan) [pa|ba|bang|pang]* (i-assemble|assemble|buuin|i assemble)',
    expiry: '(kailan|kelan) [ba|ito|po|ang|yung]* (expiry|mag-expire|mag expire|expire|expired)',
    exchange: `
      (pwede|pede|puwede) [ba|bang|po|i]* (ibalik|isauli|palitan|i-return|ireturn|i return|
        i-exchange|
        refund|papalitan)
    `,
    box: `
      (ano|anong|ano ano|ano-ano|anu) [ba|ang|yung|po|mga]* (kasama|laman|nasa loob|kasama sa box|
        laman ng box)
    `,
    material: `
      (anong|ano) [ba|ang|yung|po]* (material|tela|klase ng tela|materyal), (gawa|yari) [ito|ba|
        siya]* sa ano
    `,
    ingredients: `
      (ano|anong|ano ano) [ba|ang|yung|po|mga]* (ingredients|sangkap|laman nito)
      may (halong|halo) (asukal|sugar|gatas|mani|nuts|gluten|alcohol|lactose|msg|pork|
        pabango|
        paraben|gelatin) [ba|po|ito|to|siya]* (ba|ito|to|siya|ba ito|ba to)
    `,
  },
  textSaid: {
    warranty: 'garantiya, warranty',
    scent: 'amoy, bango, mabango',
    whom: 'panlalaki, pambabae, unisex',
    neck: 'malapad na bibig, malawak na bibig',
    stay: 'baterya … {number}, {number} oras',
    dishwasher: 'dishwasher',
    washing: 'labhan, hugasan, nilalabhan, punasan, banlawan',
    wrapped: 'ibalot, pangregalo, gift wrap',
    assembly: 'i-assemble, buuin, nakabuo',
    expiry: 'expiry, mag-e-expire',
    exchange: 'ibalik, palitan, isauli',
    box: 'kasama, nasa kahon, may kasamang',
    material: 'gawa sa, yari sa, tela, kahoy, bakal, balat, plastik, salamin, goma',
    ingredients: 'sangkap, asukal, gatas, mani, walang halong',
  },
  allergens: {
    milk: 'gatas, lactose, keso, mantikilya',
    nuts: 'mani, kasuy',
    gluten: 'gluten, trigo',
    soy: 'soya, toyo',
    egg: 'itlog',
    seafood: 'seafood, hipon, alimango, isda, pusit, tahong',
  },
  lacking: '',
  boast: `
    pinakamura, presyo, diskwento, mas mura, voucher, promo
    gumagaling, nakakagaling, nakakagamot, lunas, walang side effect[s], (100 %|100%|
      siguradong) (ligtas|safe|
      original|orig|legit), ligtas (sa|para sa) (lahat|bata|buntis), i-message, magpadala ng
      magbayad sa, gcash
  `,
  received: `
    (paano|pano|pano ba|paano ba|panu) [ba|po|ko|ito|to|yan|siya|i]* (kunin|makuha|kuhanin|claim|
      i-claim|iclaim|
      ma-claim|makakuha|kukunin|redeem|makuha yan|ma claim|maclaim|sumali)
    saan [ba|po|ko]* (kukunin|makukuha|i-claim|iclaim)
  `,
  receiving: 'pindutin, i-tap, i-click, kunin, i-claim, kumpirmahin, bawat account, isa bawat',
};
