import { scams } from './scam-en.ts';
import type { Warned, Warnings } from './warning.ts';

export const warnings: Warnings = {
  ...scams,
  danger: `
    (kill|murder|poison|hurt|stab|drug) (someone|somebody|him|her|my|myself|people|a person|me)
    (make|build|buy) [a|an|me]* (bomb|explosive[s]|gun|meth), suicide, kill myself, want to die
    end my life
    hack [into]* (someone|somebody|his|her|my ex|an account)
    (buy|sell) (cocaine|heroin|weed|meth|fake id[s])
  `,
  secondhand: `
    <after (used|second hand|secondhand|second-hand|2nd hand|2ndhand|preloved|pre-loved|hand me
      down|hand-me-down|refurbished|thrifted) …> (baby|milk|feeding|infant|child|kids|newborn) [
      car|milk|feeding]* (bottle|seat|teat|pacifier|carrier|cot|crib|mattress|bike helmet)[s] …
    (used|second hand|secondhand|second-hand|2nd hand|2ndhand|preloved|pre-loved|hand me down|
      hand-me-down|thrifted) [baby|child|kids|kid|bike|bicycle|motorcycle|motorbike|infant|my|
      milk|feeding|electric|cycling]* (bottle[s]|car seat[s]|carseat[s]|helmet[s]|breast pump[s]|
      teat[s]|nipple[s]|pacifier[s]|crib[s]|cot[s]|fire extinguisher[s]|life jacket[s]|booster
      seat[s]|harness) … (ok|okay|safe|good|fine|can|advisable|recommended|risky|should|
      dangerous|bad|hygienic|or (new|not)|anot|buy|worth)
    (ok|okay|safe|good|fine|can|should|is it|better|risky|bad) … (used|second hand|secondhand|
      second-hand|2nd hand|preloved|pre-loved|hand me down|hand-me-down|thrifted) [baby|child|kids|
      bike|bicycle|motorcycle|motorbike|infant|milk|feeding|cycling]* (bottle[s]|car seat[s]|
      carseat[s]|helmet[s]|breast pump[s]|teat[s]|nipple[s]|pacifier[s]|crib[s]|cot[s]|fire
      extinguisher[s]|life jacket[s]|booster seat[s]|harness)
    (car seat|carseat|helmet|baby bottle|breast pump|pacifier|crib)[s] … (used|second hand|
      secondhand|second-hand|2nd hand|preloved|pre-loved|hand me down) [one[s]]* … (ok|okay|safe|
      fine|can|risky|or new|or not|anot)
  `,
  infant: `
    <after {infant} …> (pillow[s]|bolster|duvet|comforter|bumper|peanut[s]|have <not before a>|
      honey|medicine|juice|salt|sugar|eat|drink|nuts|give|fever|cough|sick|safe|ok for|okay for)
    <after {infant} …> water <not before (bottle|proof|resistant|heater|wipes|thermometer)>
    (pillow|bolster|duvet|comforter|cot bumper|juice|water|tea)[s] [for|to|my|a|the|our|is|ok|
      okay|can|give]* <before {infant}>
    <after {infant} …> <not after (breast|storing)> milk <not before (bottle|storage|pump|warmer|
      bag|container|bath|lotion|soap|teeth|tooth|chocolate|powder (dispenser|container|box))[s]>
    <not after (breast|storing)> milk <not before (bottle|storage|pump|warmer|bag|container|
      bath|lotion|soap|tooth|chocolate|powder (dispenser|container|box))[s]> … <before {infant}>
    (honey|medicine|syrup|nuts|paracetamol|drops|juice) … <before {infant}>
    (is|are|can|will|would) … (safe|ok|okay|fine|suitable|alright) [to|use|for|on|with|my|a|the|our|
      around|give|be|used]* <before ({infant}|newborns|babies|
      infants)>
    formula … <before {infant}>, <after {infant} …> formula
    (infant|baby|newborn|follow-on|follow on) (milk powder|formula|milk formula), formula milk
  `,
  pregnancy: `
    (safe|ok|okay|can|could|harmful|danger|dangerous|fine|allowed|suitable|bad) … (pregnant|
      pregnancy|preggo|preggers|preggy|breastfeeding|breast feeding|breastfeed|nursing mother|
      nursing mothers|expecting mum|expecting mother|trimester)
    (pregnant|pregnancy|preggo|preggers|preggy|breastfeeding|breast feeding|breastfeed|
      trimester) … (safe|ok|okay|can (i|she|we|use|eat|drink|take|apply)|harmful|danger|dangerous|
      fine|allowed)
  `,
  medicine: `
    (burn|burnt|burned|scalded|burns) [his|her|my|the|their|on|a]* (hand|finger|arm|skin|leg|foot|
      tongue)[s], for (burns|scalds)
    (cure|cures|heal|heals|treat|treats|treatment for|remedy for|medicine for)
    (pill|tablet|drug|medicine|antibiotic)[s] … (flu|fever|diabetes|headache|pain|anxiety|
    faster), how (much|many) … (can|should|do) i take, dosage
    how many (paracetamol|pills|tablets|panadol), overdose, side effect[s], prescription
    (safe|ok|okay) [to take|for|during|while]* … (breastfeeding|pregnancy|pregnant), diabetes
    (vitamin|supplement)[s] … (cure[s]|heal[s]|treat[s]|flu|cold|pregnan(t|cy)|breastfeeding)
    (blood sugar|blood pressure|cholesterol|gout|eczema|rash|acid reflux) … (supplement|vitamin|
      cream|lotion|take|apply|lower|cure|help)[s]
    (supplement|vitamin|cream|lotion)[s] … (blood sugar|blood pressure|cholesterol|gout|eczema|rash|
      acid reflux)
    cancer, covid, asthma, depression, antibiotics
    (what|which) (medicine|medication|drug|pill)[s]
    (vitamin|supplement)[s] … (together|with|while|during) … (medicine|medication|pills|
    pregnant|blood pressure), (take|taking) … (with|together) … (medicine|medication|pills)
    (take|taking|took|eat|drink|mix|combine|use|have) … (with|together with|while on|
      alongside) … (warfarin|blood thinner|metformin|insulin|aspirin|statin|antidepressant|
      painkiller|antihistamine|chemo|thyroid|heart pill|meds)[s]
    warfarin, blood thinner[s], metformin, insulin
  `,
  condition: `
    diabet(es|ic|ics), high blood pressure, hypertension, hypertensive, high blood, asthma[tic],
    eczema, psoriasis, gout, kidney (disease|problem|failure|stones), high cholesterol, g6pd,
    lactose intoleran(t|ce), gluten intoleran(t|ce), coeliac, celiac, gastritis, heart (disease|
      condition|patient)
  `,
  slimming: `
    (slimming|weight loss|diet|fat burner) (pill|tea|coffee|drug|supplement)[s]
    lose … (kg|kilo[s]|weight|pounds), lose weight, fat burner[s], appetite suppressant[s]
  `,
  expired: `
    (expired|past expiry|past its date|past the expiry|expiry passed|past its expiry|past best
      before| past use by) … (still (can|ok|okay|safe|use|good|work|eat|usable)|safe|can (use|eat|
      drink|still)| ok to|okay to|usable|edible|must buy|throw|replace)
    (can|safe|ok|okay) … (expired|past expiry|past its expiry|past its date)
  `,
  fire: `
    (is|are|can|does|do|will|would|could|should|which|what) … (extinguisher|fire blanket)[s] … (
      electric|electrical|oil|grease|kitchen|lithium|battery|gas|petrol|wok|stove) [oil]* [fire|
      fires]* …
    (extinguisher|fire blanket)[s] … (good|ok|okay|can|work[s]|suitable|safe|use|used) … (electric|
      electrical|oil|grease|cooking oil|kitchen|lithium|battery|wok|stove) [oil]* fire[s]
    (good|ok|okay|use|used|work|works|suitable|safe|can|put out|stop|pour|throw) … (grease|oil|
      electrical|electric|kitchen|lithium|battery|wok|stove|pan) fire[s]
    (put out|fight|douse|extinguish) … fire[s] … (water|with|extinguisher|how)
    (water|flour|wet towel) … on [an|a|the]* (oil|grease|electrical|kitchen|wok|pan) fire
    (oil|grease|wok|pan|stove|socket|charger|fryer|battery) [is|has|just|got|suddenly]* (caught|
      catch|catches|on) fire …
  `,
  marks: `
    (without|no|don't have|doesn't have|dont have|not have|lack[s|ing]|missing) [any|a|the|got]* (
      safety mark|sirim|st sirim|ps mark|icc sticker|icc mark|tis mark|tisi|sni|cr mark|
      certification|safety cert|safety certification|safety logo)
    (what|which) [kind of|safety|certification|type of]* (mark|marks|certification|cert|sticker|
      logo|certificate|standard)[s] [must|should|do|does|can|to|it|i|we|need]* (look|check|have|
      has|find|need|see|look out|required) …
    (safety mark|sirim|ps mark|icc sticker|icc mark|tis mark|cr mark) … (need|needed|necessary|
      required|compulsory|mandatory|mean|means|important|must|check|fake|how) …
    (need|needs|must|required|check) [to|have|the|a|got|be|for]* (safety mark|sirim|ps mark|
      icc sticker|icc mark|tis mark|cr mark)
    <start> [got|has|have|is|does|do|it|this|these|they|with|the|any|all|there|come|comes]* (safety
      mark|sirim|ps mark|icc sticker|icc mark|tis mark|sni|cr mark) [anot|or not|ah|approved|
      certified|one|cert|meh]* <end>
    what is [the|a]* (safety mark|sirim|ps mark|icc sticker|icc mark|tis mark|sni|cr mark)
  `,
  defect: `
    (power bank|powerbank|battery|batteries|charger|adapter|phone|laptop|plug|socket|cable|kettle|
      fan|rice cooker|air fryer|fryer|iron|heater|hair dryer|dryer|tablet|earbuds|speaker|
        blender|it)[s] [that|which|i|bought|yesterday|is|are|just|has|have|got|getting|starts|
        started|keeps|become|became|and|very|all|now|so|today|from|here|the|my|last|
        week]* (swelling|swollen|bloated|bulging|puffed|leaking acid|smoking|sparking|sparks|
        melting|melted|hissing|smells burnt|smell burnt|burning smell|smells like burning|
        overheating|too hot to touch|super hot|extremely hot)
    (swollen|bloated|swelling|leaking|smoking|sparking|melted|bulging) (battery|power bank|
      powerbank|charger|phone|plug|cable|socket)
    smoke … (coming|comes|came) … (from|out) … (charger|power bank|powerbank|phone|plug|socket|
      fan|kettle|fryer|laptop)
    got (an electric|electric|a) shock, (electric shock|shocked me|shocks me|zapped me)
  `,
  charging: `
    (will|would|can|does|could|may|might) … (spoil|damage|explode|overheat|fry|harm|kill) … (
      charger|adapter|adaptor|power bank|powerbank|{number}[ ]*w)
    (charger|adapter|adaptor|power bank|powerbank|battery|charging cable|usb cable|{number}[
      ]*w) … (spoil|spoils|damage|damages|explode|explodes|explosion|overheat|overheats|burn|
      burns|fry| kill|harm|harms|blow up|catch fire|dangerous|too strong|too powerful|safe (to (
      leave|charge|use)|if| with my|for my|overnight))
    (safe|ok|okay|dangerous|bad) … (charge|charging|charger) … (overnight|higher watt|more watts|
      old phone|whole night|different brand|other brand|unattended|pillow)
    (swollen|bloated|swelling|leaking) (battery|power bank|powerbank)
    (battery|power bank|powerbank) [is|has|got|getting]* (swollen|bloated|leaking|swelling)
    (220v|230v|240v|110v) … (damage|spoil|converter|transformer|explode)
  `,
  electricity: `
    (leave|leaving|left|keep) … (plugged in|running|switched on|on) … (overnight|unattended|all
      night|whole night)
    (plug|connect|run|use) … (into|on|with|in|to) [an|a|the|one|same]* ( extension cord|
    extension|power strip|socket|outlet|adapter )
    <after (power strip|extension cord|extension|socket|outlet|plug)[s] …> (safe|overload|burn|
    fire|dangerous), (daisy chain|overload) … (power strip|extension|socket|outlet|plug)[s]
    (plug|plugged|connect|run|use) … (110v|120v|220v|230v|240v|110 v|120 v|220 v|230 v|
    (110|220) volt[s]|voltage), (110v|120v|110 volt[s]) … (plug|socket|outlet|safe|here)
    (uk|usa|us|europe|japan|america|australia|korea|abroad|overseas) … (work|plug|use) there
    rewire, wiring, install … (socket|outlet|breaker|water heater), electric shock
  `,
  carrier: `
    (can|may|could|allowed|allow|ok|okay|able) [i|we|you|to|u]* (bring|take|carry|board|pack|load|
      check in|check-in) … (on|onto|in|into|to|up|inside|for) [the|a|my|check-in|check in]* (
      plane|flight|flights|airplane|aeroplane|cabin|hand luggage|hand carry|hand-carry|carry-on|
      carry on|airport|mrt|lrt|train|bus|grab|ferry|metro|subway|checked luggage|check-in luggage|
      checked baggage)
    (allowed|banned|prohibited|not allowed) … (on|onto|in|inside|through) [the|a]* (plane|flight|
      cabin|mrt|lrt|train|bus|airport|hand carry|hand luggage|carry-on|checked luggage)
    (mrt|lrt|train|bus|airline|scoot|airasia|cebu pacific) [staff|will|can|does|do|got]* (allow|
      allows|let|ban|bans|stop) …
  `,
  law: `
    (can|may|could|am|are) [i|we|you] [allowed to|legally]* (bring|take|carry|pack|import|
      mail) … (on|onto|into|in|to|through) [the|a|my]* (australia|japan|
      singapore|europe|usa|another country|abroad|customs)
    (is it|are they|is this|are) [it]* (legal|illegal|allowed|against the law) [to]*
    [can i]* (import|bring|smuggle) … (vape|weapon|alcohol|customs|drugs)[s], customs duty
    (sue|lawsuit|lawyer), tax[es] on import[s], legally
    (must|need to|have to|do) [i|we|need to]* (pay|declare) [any|income]* (tax|taxes|gst|vat|duty)
  `,
  safety: `
    <start> safe (for|to) … (meh|anot|or not|ah)
    (is|are|was) … (non toxic|non-toxic|nontoxic|toxic|poisonous|hazardous)
    (is|are) … safe (for|around|near|with|if|when|on|enough|to (eat|drink|use|touch|leave|heat|boil|
      microwave|cook|wear|give)), unsafe
    (allergic|allergy|allergies) … (can|may|could|ok|okay|safe) [i|he|she|we|they|it|to|still]* (
      eat|drink|have|take), (can|may|could) … (eat|drink|have|take) … (allergic|allergy|allergies)
    lactose intoleran(t|ce) … (can|may|ok|okay|safe), (can|may|ok|safe) … lactose intoleran(t|ce)
    (use|used|work[s]|ok|okay|good|put out|stop) … (grease|oil|electrical|kitchen|lithium) fire[s]
    (will|would|might|could|can) … (shatter|explode|burst|catch fire)
  `,
};

export const warned: Warned = {
  safe: `
    safe, suitable, okay, allowed, harm(ful|less), danger(ous), consume[d], taken, ingredients
  `,
  state: `
    [while|when|for|am|is|are]* [a|my|i'm|im|i|am]* (pregnant|pregnancy|preggo|preggers|
      preggy|breastfeeding|nursing|expecting) [women|woman|lady|ladies|wife|mum|mom|mother[s]]*
  `,
  done: `
    (already|alr|accidentally|just|i|we|went|liao) … (click|clicked|sent|send|gave|give|given|
      transferred|transfer|paid|pay|paynow|keyed in|key in|entered|told|tell|shared|scanned|
      installed|downloaded|deposited|filled)
    (clicked|sent|gave|transferred|paid|keyed in|entered|shared|scanned|installed|downloaded|
      deposited) [it|them|him|her|the|that|money]* (already|liao|alr|just now|yesterday|how)
    too late, what [do|should|can]* i do now, what now, how now
  `,
  parcel: 'parcel[s], package[s], courier, rider, customs, cod, delivery, post office',
  formula: `
    (infant|baby|newborn|follow-on|follow on) (milk powder|formula|milk formula), formula [milk]*
    formula
  `,
  food: `
    honey, water <not before (bottle|proof|resistant|heater)>, juice, tea, milk <not after breast>
    (eat|eats|drink|drinks|food|puree|cereal|rice|salt|sugar|nuts|peanut[s]|egg[s]|fish|yogurt|
      yoghurt|snack[s]|biscuit[s]|cheese)
  `,
  bed: 'pillow[s], bolster[s], duvet[s], comforter[s], bumper[s], blanket[s], mattress, sleep[s]',
  medicine: `
    medicine, syrup, paracetamol, panadol, drops, vitamin[s], supplement[s], fever, cough, sick,
    medication, ointment
  `,
  bottle: '(baby|milk|feeding|nursing) bottle[s], bottle[s], teat[s], nipple[s]',
  allergy: `
    allerg(y|ic|ies|en|ens), (eat|eats|drink|drinks|swallow|skin|lotion|cream|soap|shampoo|
      sunscreen|lipstick|food|snack|nuts|milk|perfume|makeup)
  `,
  mark: 'safety mark, sirim, ps mark, icc sticker, icc mark, tis mark, tisi, cr mark, sni',
};
