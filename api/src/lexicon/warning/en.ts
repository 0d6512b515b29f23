import type { Warnings } from './warning.ts';

export const warnings: Warnings = {
  danger: `
    (kill|murder|poison|hurt|stab|drug) (someone|somebody|him|her|my|myself|people|a person|me)
    (make|build|buy) [a|an|me]* (bomb|explosive[s]|gun|meth), suicide, kill myself, want to die
    end my life
    hack [into]* (someone|somebody|his|her|my ex|an account)
    (buy|sell) (cocaine|heroin|weed|meth|fake id[s])
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
    (use|used|work[s]|ok|okay|good|put out|stop) … (grease|oil|electrical|kitchen|lithium) fire[s]
    (will|would|might|could|can) … (shatter|explode|burst|catch fire)
  `,
};
