/** What people name in whole phrases: activities and kinds of places beside the words of `wishes/wish-words.ts`. */
export interface Subject {
  /** In a folded clause. */
  readonly pattern: RegExp;
  /** Tags that meet it. */
  readonly tags: readonly string[];
  /** Beginnings of words in descriptions of places that meet it. */
  readonly told: readonly string[];
  /** Tags that come close. */
  readonly else: readonly string[];
  readonly kind: SubjectKind;
  /** Tags of what is something else, although it shares a tag. */
  readonly unless?: readonly string[];
}

/** How it is planned: "any" is a visit, a meal or an evening, whatever the place is. */
export type SubjectKind = "any" | "active" | "evening";

const words = (text: string) => text.split(" ").filter((it) => it !== "");

function subject(pattern: RegExp, tags: string, told: readonly string[] = [], instead = "", kind: SubjectKind = "any") {
  return { pattern, tags: words(tags), told, else: words(instead), kind } satisfies Subject;
}

/** The first subject that a phrase matches counts, so the specific ones come first. */
export const subjects: readonly Subject[] = [
  subject(
    /\b(?:cook(?:ing)? (?:class(?:es)?|courses?|lessons?|schools?|workshops?)|(?:learn|try|teach|taught|lesson|class)(?: \w+){0,3} cook(?:ing)?|cook (?:something|together|with|ourselves|a (?:dish|meal))|(?:pasta|sushi|tapas|bread|baking|pastry|dumplings?|pizza|paella|curry|ceviche|tortellini|noodles?|tamales?|tacos?)(?: making)? (?:class(?:es)?|courses?|lessons?|workshops?))\b/,
    "cooking-class",
    ["cooking class", "cookery", "cooking school", "cooking lesson", "cook with"],
    "workshop",
    "active",
  ),
  subject(
    /\b(?:workshops?|hands on|(?:make|making|create|craft|build|paint|throw|weave|print)(?: \w+){0,4} (?:hands?|ourselves|myself|yourself|own|pottery|ceramics?|tiles?|masks?)|(?:pottery|ceramics?|craft|art|painting|drawing|weaving|printing|mask|glass|perfume|mosaic|tile|jewell?ery) (?:class(?:es)?|lessons?|workshops?|courses?)|(?:take|try|join)(?: \w+){0,2} (?:class|lesson|course))\b/,
    "workshop cooking-class",
    ["workshop", "make your own", "lesson", "hands on", "try your hand", "paint your own", "kintsugi"],
    "craft",
    "active",
  ),
  subject(
    /\b(?:danc(?:e|ing)|tango|salsa|samba|flamenco|k ?pop)(?: \w+)? (?:class(?:es)?|lessons?|workshops?|courses?)\b/,
    "",
    ["dance class", "dance lesson", "dance studio", "tango class", "tango lesson", "salsa class", "class before"],
    "dance workshop",
    "active",
  ),
  subject(
    /\b(?:swim(?:s|ming)?|bathe|bathing|a dip|plunge|lidos?|pools?)\b/,
    "swimming",
    ["swim", "bathing", "lido", "harbour bath", "sea bath", "outdoor pool", "indoor pool", "tidal pool"],
    "beach hot-spring",
    "active",
  ),
  subject(/\b(?:snorkel\w*|scuba|div(?:e|ing))\b/, "snorkelling diving", ["snorkel", "reef"], "beach boat", "active"),
  subject(
    /\b(?:kayak\w*|canoe\w*|paddl\w+|rowing)\b/,
    "kayaking",
    ["kayak", "canoe", "paddle", "rowing"],
    "boat",
    "active",
  ),
  subject(/\b(?:raft(?:s|ing)?|white water)\b/, "rafting", ["raft"], "kayaking adventure", "active"),
  subject(/\b(?:surf(?:s|ing)?)\b/, "surfing", ["surf"], "beach", "active"),
  subject(
    /\b(?:zip ?lin(?:es?|ing)|canopy tours?)\b/,
    "",
    ["zip line", "zipline", "zip lin", "canopy"],
    "adventure",
    "active",
  ),
  subject(/\bparaglid\w*\b/, "paragliding", ["paraglid"], "adventure", "active"),
  subject(
    /\b(?:cargo bikes?|bikes?|bicycles?|cycl(?:e|ing)|biking|e bikes?)\b/,
    "cycling",
    ["bike", "bicycle", "cycl"],
    "",
    "active",
  ),
  subject(
    /\b(?:horses?(?:back)?(?: rid\w+)?|pony|ponies|riding lessons?)\b/,
    "horse-riding",
    ["horse", "pony", "stallion", "lipizz", "riding school"],
    "",
    "active",
  ),
  subject(
    /\b(?:night (?:time )?(?:markets?|bazaars?))\b/,
    "",
    ["night market", "night bazaar", "evening market"],
    "market street-food",
    "evening",
  ),
  subject(
    /\b(?:milongas?|danc(?:e|es|ing) (?:tango|ourselves|myself|together)|tango)\b/,
    "",
    ["milonga", "tango"],
    "dance live-music",
    "evening",
  ),
  {
    ...subject(
      /\b(?:danc(?:e|es|ing)(?: floors?)?|salsa|bachata|ballroom)\b/,
      "dance club",
      ["dance", "dancing", "salsa"],
      "nightlife",
      "evening",
    ),
    unless: ["opera", "theatre", "show"],
  },
  subject(
    /\b(?:trad(?:itional)? (?:music|sessions?|songs?)|folk (?:music|songs?|nights?)|irish music|(?:music|pub|fiddle) sessions?|ceilidhs?)\b/,
    "",
    ["session", "trad ", "folk", "ceilidh", "fiddle"],
    "live-music",
    "evening",
  ),
  subject(
    /\b(?:(?:classical|symphony|philharmonic|chamber|organ|choral|orchestral?) (?:music|concerts?|evenings?|recitals?)|(?:good|proper|real|evening) concerts?|orchestra|philharmonic|recitals?)\b/,
    "",
    ["philharmon", "concert hall", "orchestra", "musikverein", "recital", "chamber", "concertgebouw", "symphon"],
    "opera music live-music",
    "evening",
  ),
  subject(/\b(?:concerts?)\b/, "live-music jazz music opera", ["concert", "live music"], "pub bar", "evening"),
  subject(
    /\b(?:live (?:\w+ )?(?:music|bands?|gigs?)|gigs?|music (?:every|each|at) night|bands?)\b/,
    "live-music jazz",
    ["live music", "bands", "gig"],
    "music pub bar",
    "evening",
  ),
  subject(/\bjazz\b/, "jazz", ["jazz"], "live-music", "evening"),
  subject(/\bblues\b/, "", ["blues"], "jazz live-music", "evening"),
  subject(/\bfado\b/, "", ["fado"], "live-music", "evening"),
  subject(/\b(?:flamenco|tablaos?)\b/, "", ["flamenco", "tablao"], "dance live-music", "evening"),
  subject(/\b(?:operas?)\b/, "opera", ["opera "], "theatre show", "evening"),
  subject(/\bballets?\b/, "", ["ballet"], "opera theatre dance", "evening"),
  subject(
    /\b(?:theatres?|theaters?|a play|plays|musicals?|broadway|west end|cabaret|comedy|stand up)\b/,
    "theatre show",
    ["theatre", "musical", "broadway", "west end", "comedy", "cabaret"],
    "opera",
    "evening",
  ),
  subject(
    /\b(?:(?:festival|fringe) shows?|performances?|kabuki|bunraku|noh)\b/,
    "theatre show",
    ["theatre", "kabuki", "bunraku", "noh ", "puppet", "performance", "fringe"],
    "music opera festival",
  ),
  subject(/\b(?:coffee ?houses?|kissaten|kaffeeh\w+)\b/, "cafe", ["coffee house", "coffeehouse", "kissaten"], "coffee"),
  {
    ...subject(/\b(?:domes?|cupolas?)\b/, "", ["dome ", "domes ", "domed", "cupola"], "mosque church"),
    unless: ["spa", "hot-spring", "thermal-bath"],
  },
  subject(/\b(?:murals?|fresco(?:e?s)?|graffiti|street art)\b/, "street-art", ["mural", "fresco", "graffiti"], "art"),
  subject(/\b(?:puppets?|marionettes?)\b/, "", ["puppet", "marionett"], "theatre show"),
  subject(/\b(?:karaoke|arcades?|bowling)\b/, "", ["karaoke", "arcade", "bowling"], "nightlife", "evening"),
  subject(
    /\b(?:cocktails?|speakeas(?:y|ies)|sundowners?)\b/,
    "cocktail-bar rooftop",
    ["cocktail", "speakeas"],
    "bar",
    "evening",
  ),
  subject(/\b(?:pubs?|pints?)\b/, "pub", ["pub ", "pubs "], "bar beer", "evening"),
  subject(/\b(?:clubs?|clubbing|techno|raves?|dj s?|djs?)\b/, "club", ["techno", "club"], "nightlife bar", "evening"),
  subject(
    /\b(?:bars?|bar hopping|go out|going out|nightlife|night out|nights out)\b/,
    "bar cocktail-bar pub nightlife club",
    [],
    "",
    "evening",
  ),
  subject(/\b(?:wine bars?)\b/, "wine", ["wine bar", "enoteca", "wines"], "bar", "evening"),
  subject(
    /\b(?:vineyards?|winer(?:y|ies)|wine (?:tastings?|country|estates?|cellars?|tours?|houses?|lodges?)|wineries|cellars?|bodegas?)\b/,
    "winery",
    ["winery", "vineyard", "cellar", "bodega", "wine lodge", "wine estate"],
    "wine",
  ),
  subject(
    /\b(?:football|soccer|footy|rugby|cricket|baseball|basketball|hockey|sumo|muay thai|boxing|(?:a|the|live) (?:match|game))\b/,
    "football",
    ["football", "stadium", "footy", "rugby", "cricket", "baseball", "sumo", "muay thai", "arena"],
    "sport",
  ),
  subject(
    /\b(?:on the (?:water|river|sea|lake|canals?|bay|harbour)|boats?(?: (?:trips?|rides?|tours?))?|cruises?|sail(?:s|ing)?|gondolas?|ferr(?:y|ies)|yachts?|catamarans?|canals?|backwaters?|houseboats?|river trips?)\b/,
    "boat sailing kayaking",
    ["boat", "cruise", "sail", "canoe", "kayak", "ferry", "gondola", "catamaran"],
    "waterfront river",
    "active",
  ),
  subject(/\b(?:sunrises?|dawn)\b/, "sunrise", ["sunrise", "dawn"], "viewpoint"),
  subject(/\b(?:sunsets?|golden hour)\b/, "sunset", ["sunset"], "viewpoint"),
  subject(
    /\b(?:stars|stargazing|night sk(?:y|ies)|milky way|observator(?:y|ies)|planetariums?)\b/,
    "stargazing",
    ["stargaz", "observatory", "dark sky", "planetarium", "stars"],
    "",
  ),
  subject(/\b(?:northern lights|auroras?)\b/, "aurora", ["northern lights", "aurora"], ""),
  subject(/\b(?:slave(?:ry|s)?|enslaved|plantations?)\b/, "", ["slave", "enslaved", "plantation"], "history"),
  subject(
    /\b(?:holocaust|nazis?|third reich|gestapo|concentration camps?|shoah)\b/,
    "",
    ["holocaust", "nazi", "reich", "gestapo", "concentration camp", "deport", "murdered"],
    "war-history memorial",
  ),
  subject(
    /\b(?:world wars?|(?:first|second) (?:world )?war|war (?:history|museums?|memorials?|graves?|cemeter\w+|years)|civil war|battlefields?|trenches|bunkers?)\b/,
    "war-history",
    ["war ", "battle", "bunker"],
    "memorial history",
  ),
  subject(
    /\b(?:divided city|berlin wall|the wall|cold war|iron curtain|stasi|communis[tm]|soviet)\b/,
    "",
    ["the wall", "berlin wall", "stasi", "cold war", "checkpoint", "soviet", "communis", "border"],
    "war-history",
  ),
  subject(
    /\b(?:underground|catacombs?|tunnels?|crypts?|sewers?)\b/,
    "",
    ["underground", "catacomb", "tunnel", "crypt", "under the", "subterran"],
    "cave archaeology",
  ),
  subject(/\b(?:gay|lgbtq?|queer|lesbian|drag)\b/, "", ["gay", "queer", "lgbt", "drag "], ""),
  subject(/\b(?:yoga|ayurved\w+|meditation)\b/, "yoga", ["yoga", "ayurved", "meditat"], "spa"),
  subject(
    /\b(?:sentos?|(?:public|communal|neighbou?rhood) baths?|bath ?houses?|jjimjilbangs?|banyas?)\b/,
    "hot-spring thermal-bath sauna",
    ["sento", "jjimjil", "banya", "public bath", "neighbourhood bath", "bath house", "bathhouse"],
    "hot-spring spa thermal-bath sauna",
  ),
  subject(
    /\b(?:hammams?|hamams?|turkish baths?|arab baths?|jjimjilbangs?|banyas?|bathhouses?)\b/,
    "",
    ["hammam", "hamam", "turkish bath", "arab bath", "ancient baths", "jjimjil", "banya", "bathhouse", "aire "],
    "spa thermal-bath sauna",
  ),
  subject(
    /\b(?:thermal|hot springs?|onsens?|(?:thermal|roman|mineral|hot) (?:baths?|pools?)|geothermal)\b/,
    "hot-spring thermal-bath",
    ["onsen", "hot spring", "thermal", "geothermal"],
    "spa sauna",
  ),
  subject(/\b(?:saunas?)\b/, "sauna", ["sauna"], "spa hot-spring"),
  subject(
    /\b(?:spas?|massages?|wellness|pamper\w*|beauty)\b/,
    "spa",
    ["massage", "spa ", "hammam"],
    "hot-spring sauna",
  ),
  subject(
    /\b(?:cable cars?|gondola lifts?|funiculars?|aerial tram)\b/,
    "cable-car",
    ["cable car", "funicular", "gondola"],
    "viewpoint",
  ),
  subject(
    /\b(?:(?:scenic|steam|historic|mountain|narrow gauge|cog|toy|famous) (?:trains?|railways?)|train rides?|railways?)\b/,
    "scenic-train",
    ["railway", "train"],
    "",
  ),
  subject(
    /\b(?:(?:easy|gentle|short|coastal|coast|mountain|forest|levada|ridge|cliff|nature|long|good|proper|day|guided|evening|village|country) (?:walks?|hikes?|trails?)|hikes?|hiking|trek(?:s|king)?|trails?|a walk|walks)\b/,
    "hike",
    ["walk", "trail", "path", "hike", "trek", "levada"],
    "walking nature",
    "active",
  ),
  subject(/\b(?:climb(?:s|ing)|via ferratas?|bouldering)\b/, "climbing", ["climb", "via ferrata"], "hike", "active"),
  subject(/\b(?:skiing|snowboard\w*|ski)\b/, "skiing winter-sports", ["ski"], "", "active"),
  subject(
    /\b(?:wildlife|animals?|game drives?|safaris?|monkeys?|big five)\b/,
    "wildlife safari zoo birdwatching whale-watching",
    ["wildlife", "animal", "monkey", "safari", "game drive", "waterhole"],
    "aquarium nature",
  ),
  subject(/\b(?:birds?|birding|bird watching)\b/, "birdwatching", ["bird", "eagle", "puffin"], "wildlife"),
  subject(
    /\b(?:whales?|dolphins?|orcas?)\b/,
    "whale-watching",
    ["whale", "dolphin", "orca"],
    "boat wildlife",
    "active",
  ),
  subject(/\b(?:mountains?|peaks?|alps|summits?)\b/, "mountain", ["mountain", "peak", "summit"], "hike viewpoint"),
  subject(/\b(?:deserts?|dunes?|sahara)\b/, "desert", ["desert", "dune"], ""),
  subject(
    /\b(?:hill(?:top)? towns?|(?:white|small|medieval|old|mountain|fishing|wine|weaving|pretty) villages?|villages)\b/,
    "village",
    ["hill town", "hilltop", "village", "walled"],
    "neighbourhood",
  ),
  subject(/\b(?:islands?)\b/, "island", ["island"], "boat beach"),
  subject(/\b(?:countryside|rural|farms?|farm stays?)\b/, "village", ["farm", "countryside"], "nature"),
  subject(/\b(?:beach(?:es)?|by the sea|seaside|at the sea|sand|coast)\b/, "beach", ["beach"], "waterfront swimming"),
  subject(
    /\b(?:views?|panoramas?|lookouts?|viewpoints?|skyline|from above)\b/,
    "viewpoint rooftop",
    ["view", "panorama"],
    "",
  ),
  subject(
    /\b(?:(?:street|everyday|local) life|busy streets|neighbou?rhoods?|back ?streets|side streets|wander(?:ing)?)\b/,
    "local-life neighbourhood",
    [],
    "market walking",
  ),
  subject(
    /\b(?:old (?:town|city|quarter|centre|medina)|medina|historic centre)\b/,
    "neighbourhood",
    ["old town", "medina", "old city", "old quarter"],
    "history walking",
  ),
  subject(
    /\b(?:something (?:real |good |nice |special )?to (?:buy|bring|take home)|shop(?:s|ping)?|boutiques?|souvenirs?|buy)\b/,
    "shopping craft souvenirs fashion",
    ["shop", "workshop"],
    "market",
  ),
  subject(
    /\b(?:(?:good|fresh|grilled|best|the|local|great) fish|seafood|fish (?:market|restaurants?|lunch|dinner)|oysters?|lobsters?)\b/,
    "seafood",
    ["fish", "seafood", "oyster", "lobster"],
    "",
  ),
  subject(/\b(?:souks?|bazaars?)\b/, "market", ["souk", "bazaar"], "craft shopping"),
  subject(/\b(?:nativity|cribs?|presepe|presepi)\b/, "", ["crib", "nativity", "presep"], ""),
  subject(
    /\b(?:tea (?:hills?|gardens?|plantations?|estates?|fields?|country|factor(?:y|ies)))\b/,
    "tea",
    ["tea "],
    "garden",
  ),
  subject(/\b(?:tea(?: ceremon(?:y|ies))?|matcha|tea ?houses?)\b/, "tea", ["tea ", "matcha", "teahouse"], "cafe"),
  subject(
    /\b(?:moorish|mudejar|nasrid)\b/,
    "",
    ["moor", "mudejar", "nasrid", "caliph", "almohad", "sultan"],
    "archaeology",
  ),
  subject(
    /\b(?:crafts?|artisans?|craftsm[ae]n|ceramics?|pottery|potters?|weav\w+|textiles?)\b/,
    "craft workshop",
    ["craft", "artisan", "potter", "ceramic", "weav", "textile"],
    "market",
  ),
  subject(
    /\b(?:literary|literature|writers?|poets?|poetry|novels?)\b/,
    "literature bookshop",
    ["writer", "poet", "novel"],
    "museum",
  ),
];

/** Kitchens by country or region, with the words by which a restaurant is recognised. */
export const cuisines: Readonly<Record<string, readonly string[]>> = {
  danish: ["danish", "smorrebrod", "smorre"],
  italian: ["italian", "trattoria", "osteria", "pasta", "pizz"],
  japanese: ["japanese", "sushi", "ramen", "izakaya", "kaiseki", "soba", "udon"],
  creole: ["creole", "gumbo", "cajun", "jambalaya"],
  cajun: ["cajun", "creole"],
  spanish: ["spanish", "tapas"],
  greek: ["greek", "taverna", "mezze"],
  turkish: ["turkish", "ottoman", "kebab", "meze"],
  indian: ["indian", "thali", "curry", "dosa", "biryani"],
  thai: ["thai"],
  vietnamese: ["vietnam", "pho ", "banh"],
  chinese: ["chinese", "sichuan", "canton", "dim sum", "dumpling"],
  mexican: ["mexican", "taco", "mole"],
  french: ["french", "bistro", "brasserie"],
  portuguese: ["portugu", "tasca", "bacalhau"],
  moroccan: ["moroccan", "tagine", "couscous"],
  peruvian: ["peruvian", "ceviche"],
  argentine: ["argent", "parrilla"],
  korean: ["korean", "bibimbap", "banchan"],
  peranakan: ["peranakan", "nyonya", "laksa"],
  nordic: ["nordic", "scandinav"],
  georgian: ["georgian", "khinkali", "khachapuri"],
  lebanese: ["leban", "mezze"],
  polish: ["polish", "pierogi"],
  hungarian: ["hungarian", "goulash"],
  austrian: ["austrian", "schnitzel", "beisl"],
  german: ["german", "bavarian"],
  local: ["local", "regional", "traditional", "home cooking"],
  traditional: ["traditional", "old", "regional", "home cooking"],
  regional: ["regional", "local", "traditional"],
};
