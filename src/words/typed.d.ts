/**
 * The words that people type, in every language at once, whatever that of the interface. The words of a language are in its
 * `typed.ts`; here they stand in the order of the languages, the default first.
 */
/** The words for kinds of places. */
export declare const TYPED_KINDS: readonly [
  {
    readonly water: "drinkwater, watertappunt, watertap, kraanwater, waterpunt";
    readonly toilet: "toilet, openbaar toilet, wc";
    readonly campsite: "camping, kampeerterrein, kampeerplaats";
    readonly ferry: "veer, veerpont, veerboot, veerdienst, pont, pontje, voetveer";
    readonly lock: "sluis, sluizen";
    readonly bridge: "brug, bruggen";
    readonly station: "station, treinstation";
    readonly repair: "fietsreparatie, fietsenmaker, fietspomp, fiets repareren";
  },
  {
    water: string;
    toilet: string;
    campsite: string;
    ferry: string;
    lock: string;
    bridge: string;
    station: string;
    repair: string;
  },
  {
    water: string;
    toilet: string;
    campsite: string;
    ferry: string;
    lock: string;
    bridge: string;
    station: string;
    repair: string;
  },
];
/** The words for points of interest, by their OpenStreetMap values. */
export declare const TYPED_POIS: readonly [
  {
    readonly station: "station";
    readonly halt: "halte";
    readonly ferry_terminal: "veer, veerhaven";
    readonly camp_site: "camping";
    readonly caravan_site: "camperplaats";
    readonly "lock lock_gate": "sluis";
    readonly scout: "scoutinggebouw, clubhuis";
    readonly marina: "jachthaven";
    readonly hospital: "ziekenhuis";
    readonly lighthouse: "vuurtoren";
    readonly castle: "kasteel, kastelen";
    readonly viewpoint: "uitzichtpunt";
    readonly drinking_water: "drinkwater";
    readonly "shelter wilderness_hut alpine_hut lean_to": "schuilplaats, schuilhut";
    readonly toilets: "toilet";
    readonly picnic_site: "picknickplaats";
    readonly picnic_table: "picknicktafel";
    readonly slipway: "trailerhelling";
    readonly weir: "stuw";
    readonly dam: "dam";
    readonly mooring: "aanlegplaats";
    readonly windmill: "molen, windmolen";
    readonly observation_tower: "uitkijktoren";
    readonly tower: "toren";
    readonly water_tower: "watertoren";
    readonly place_of_worship: "gebedshuis, kerk";
    readonly swimming_area: "zwemplek";
    readonly bicycle_repair_station: "fietsreparatie";
    readonly bird_hide: "vogelkijkhut";
    readonly ruins: "ruïne";
    readonly museum: "museum, musea";
    readonly zoo: "dierentuin";
    readonly theme_park: "pretpark";
    readonly bus_station: "busstation";
    readonly bus_stop: "bushalte";
    readonly tram_stop: "tramhalte";
    readonly subway: "metrostation";
    readonly supermarket: "supermarkt";
    readonly pharmacy: "apotheek, apotheken";
    readonly bicycle_rental: "fietsverhuur";
    readonly bicycle: "fietsenwinkel";
    readonly restaurant: "restaurant";
    readonly cafe: "café";
    readonly "pub biergarten bar": "kroeg";
    readonly "hotel motel": "hotel";
    readonly hostel: "hostel";
    readonly "guest_house bed_and_breakfast chalet": "pension";
    readonly monument: "monument";
    readonly attraction: "bezienswaardigheid";
    readonly townhall: "gemeentehuis, stadhuis";
    readonly "information guidepost map board": "informatie";
    readonly "cemetery grave_yard": "begraafplaats";
    readonly golf_course: "golfbaan";
    readonly bakery: "bakker, bakkerij";
    readonly "fast_food food_court": "snackbar";
    readonly ice_cream: "ijssalon";
    readonly "convenience greengrocer deli": "buurtwinkel";
    readonly "outdoor sports": "buitensportwinkel";
    readonly firepit: "vuurplaats";
    readonly bbq: "barbecue";
    readonly defibrillator: "AED";
    readonly "clinic doctors": "huisarts";
    readonly fuel: "tankstation";
    readonly parking: "parkeerplaats";
    readonly playground: "speeltuin";
    readonly "sports_centre stadium": "sportcentrum";
    readonly swimming_pool: "zwembad";
    readonly library: "bibliotheek, bibliotheken";
    readonly "theatre arts_centre": "theater";
    readonly cinema: "bioscoop, bioscopen";
    readonly "school college university": "school, scholen";
    readonly police: "politie";
    readonly fire_station: "brandweer";
    readonly stile: "overstap";
    readonly "gate lift_gate": "hek, hekken";
    readonly bench: "bank";
    readonly bicycle_parking: "fietsenstalling";
    readonly artwork: "kunstwerk";
    readonly post_box: "brievenbus";
    readonly post_office: "postkantoor";
    readonly recycling: "afvalbak voor hergebruik, glasbak";
    readonly "cycle_barrier bollard": "paaltje";
    readonly waste_basket: "afvalbak, prullenbak";
  },
  {
    station: string;
    halt: string;
    ferry_terminal: string;
    camp_site: string;
    caravan_site: string;
    "lock lock_gate": string;
    scout: string;
    marina: string;
    hospital: string;
    lighthouse: string;
    castle: string;
    viewpoint: string;
    drinking_water: string;
    "shelter wilderness_hut alpine_hut lean_to": string;
    toilets: string;
    picnic_site: string;
    picnic_table: string;
    slipway: string;
    weir: string;
    dam: string;
    mooring: string;
    windmill: string;
    observation_tower: string;
    tower: string;
    water_tower: string;
    place_of_worship: string;
    swimming_area: string;
    bicycle_repair_station: string;
    bird_hide: string;
    ruins: string;
    museum: string;
    zoo: string;
    theme_park: string;
    bus_station: string;
    bus_stop: string;
    tram_stop: string;
    subway: string;
    supermarket: string;
    pharmacy: string;
    bicycle_rental: string;
    bicycle: string;
    restaurant: string;
    cafe: string;
    "pub biergarten bar": string;
    "hotel motel": string;
    hostel: string;
    "guest_house bed_and_breakfast chalet": string;
    monument: string;
    attraction: string;
    townhall: string;
    "information guidepost map board": string;
    "cemetery grave_yard": string;
    golf_course: string;
    bakery: string;
    "fast_food food_court": string;
    ice_cream: string;
    "convenience greengrocer deli": string;
    "outdoor sports": string;
    firepit: string;
    bbq: string;
    defibrillator: string;
    "clinic doctors": string;
    fuel: string;
    parking: string;
    playground: string;
    "sports_centre stadium": string;
    swimming_pool: string;
    library: string;
    "theatre arts_centre": string;
    cinema: string;
    "school college university": string;
    police: string;
    fire_station: string;
    stile: string;
    "gate lift_gate": string;
    bench: string;
    bicycle_parking: string;
    artwork: string;
    post_box: string;
    post_office: string;
    recycling: string;
    "cycle_barrier bollard": string;
    waste_basket: string;
  },
  {
    station: string;
    halt: string;
    ferry_terminal: string;
    camp_site: string;
    caravan_site: string;
    "lock lock_gate": string;
    scout: string;
    marina: string;
    hospital: string;
    lighthouse: string;
    castle: string;
    viewpoint: string;
    drinking_water: string;
    "shelter wilderness_hut alpine_hut lean_to": string;
    toilets: string;
    picnic_site: string;
    picnic_table: string;
    slipway: string;
    weir: string;
    dam: string;
    mooring: string;
    windmill: string;
    observation_tower: string;
    tower: string;
    water_tower: string;
    place_of_worship: string;
    swimming_area: string;
    bicycle_repair_station: string;
    bird_hide: string;
    ruins: string;
    museum: string;
    zoo: string;
    theme_park: string;
    bus_station: string;
    bus_stop: string;
    tram_stop: string;
    subway: string;
    supermarket: string;
    pharmacy: string;
    bicycle_rental: string;
    bicycle: string;
    restaurant: string;
    cafe: string;
    "pub biergarten bar": string;
    "hotel motel": string;
    hostel: string;
    "guest_house bed_and_breakfast chalet": string;
    monument: string;
    attraction: string;
    townhall: string;
    "information guidepost map board": string;
    "cemetery grave_yard": string;
    golf_course: string;
    bakery: string;
    "fast_food food_court": string;
    ice_cream: string;
    "convenience greengrocer deli": string;
    "outdoor sports": string;
    firepit: string;
    bbq: string;
    defibrillator: string;
    "clinic doctors": string;
    fuel: string;
    parking: string;
    playground: string;
    "sports_centre stadium": string;
    swimming_pool: string;
    library: string;
    "theatre arts_centre": string;
    cinema: string;
    "school college university": string;
    police: string;
    fire_station: string;
    stile: string;
    "gate lift_gate": string;
    bench: string;
    bicycle_parking: string;
    artwork: string;
    post_box: string;
    post_office: string;
    recycling: string;
    "cycle_barrier bollard": string;
    waste_basket: string;
  },
];
/** The words for a node. */
export declare const TYPED_NODE: readonly [
  {
    readonly node: "knooppunt, knooppunten, knoop, kp";
    readonly number: "nr, no, nummer";
  },
  {
    node: string;
    number: string;
  },
  {
    node: string;
    number: string;
  },
];
/** The words for modes of travel before those for a node. */
export declare const TYPED_MODES: readonly [
  {
    readonly walk: "wandel";
    readonly cycle: "fiets";
    readonly canoe: "kano";
    readonly boat: "vaar";
  },
  {
    walk: string;
    cycle: string;
    canoe: string;
    boat: string;
  },
  {
    walk: string;
    cycle: string;
    canoe: string;
    boat: string;
  },
];
