/**
 * An invented land with a sample of everything that the map can draw, in the OpenMapTiles schema. Its square
 * is 100 units wide, x to the east and y to the south; a unit is about 15 metres.
 */
export interface SamplerFeature {
  readonly layer: string;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly kind: "Point" | "LineString" | "Polygon";
  /** The x and y of each corner; a polygon is closed automatically. */
  readonly corners: readonly (readonly [number, number])[];
}

/** Reads `class key=value …`; underscores in a name stand for spaces. */
function propertiesOf(words: string): SamplerFeature["properties"] {
  const [kind = "", ...pairs] = words.split(" ");
  const given = pairs.map((pair) => {
    const [key = "", value = ""] = pair.split("=");
    if (key === "name") return [key, value.replaceAll("_", " ")];
    return [key, /^\d+$/.test(value) ? Number(value) : value];
  });
  return { class: kind, ...Object.fromEntries(given) };
}

function cornersOf(numbers: string): [number, number][] {
  return numbers.split("  ").map((pair) => {
    const [x = "", y = ""] = pair.split(" ");
    return [Number(x), Number(y)];
  });
}

function line(layer: string, words: string, corners: string): SamplerFeature {
  const properties = propertiesOf(words);
  return { layer, properties, kind: "LineString", corners: cornersOf(corners) };
}

function box(
  layer: string,
  words: string,
  west: number,
  north: number,
  east: number,
  south: number,
) {
  const corners = cornersOf(
    `${west} ${north}  ${east} ${north}  ${east} ${south}  ${west} ${south}`,
  );
  return { layer, properties: propertiesOf(words), kind: "Polygon", corners } as const;
}

function point(layer: string, words: string, x: number, y: number): SamplerFeature {
  return { layer, properties: propertiesOf(words), kind: "Point", corners: [[x, y]] };
}

const COVER: readonly SamplerFeature[] = [
  box("landuse", "residential", 2, 2, 34, 30),
  box("landuse", "industrial", 34, 2, 46, 16),
  box("landuse", "retail", 34, 16, 46, 30),
  box("landuse", "cemetery", 4, 20, 12, 28),
  box("landuse", "pitch", 14, 20, 20, 24),
  box("landuse", "military", 88, 2, 98, 14),
  box("landuse", "school", 22, 20, 30, 28),
  box("landcover", "wood subclass=forest", 58, 2, 88, 26),
  box("landcover", "grass subclass=heath", 58, 26, 78, 40),
  box("landcover", "sand subclass=sand", 78, 26, 98, 40),
  box("landcover", "grass subclass=scrub", 88, 14, 98, 26),
  box("landcover", "wetland subclass=marsh", 2, 66, 20, 82),
  box("landcover", "farmland subclass=farmland", 60, 62, 98, 80),
  box("landcover", "farmland subclass=orchard", 60, 80, 78, 96),
  box("landcover", "grass subclass=meadow", 78, 80, 98, 96),
  box("landcover", "grass subclass=park", 4, 4, 14, 14),
  box("park", "nature_reserve", 56, 1, 99, 41),
  point("park", "nature_reserve name=Hoge_Heide rank=1", 72, 33),
];

const WATER: readonly SamplerFeature[] = [
  box("water", "lake", 22, 64, 48, 92),
  point("water_name", "lake name=Grote_Plas", 32, 82),
  box("water", "river", 48, 0, 54, 100),
  line("waterway", "canal name=Vliet", "51 0  51 100"),
  line("waterway", "stream name=Zilverbeek", "98 58  84 55  70 59  54 56"),
  line("waterway", "ditch", "60 71  98 71"),
  line("waterway", "ditch brunnel=tunnel", "54 84  60 84"),
  line("waterway", "weir", "66 56  66 61"),
  line("waterway", "lock_gate", "48 58  54 58"),
  line("transportation", "ferry", "24 76  46 70"),
  line("transportation_name", "ferry name=Pontje", "24 76  46 70"),
  line("transportation", "pier", "22 86  28 86"),
];

const ROADS: readonly SamplerFeature[] = [
  line("transportation", "motorway", "0 48  46 48"),
  line("transportation", "motorway brunnel=bridge", "46 48  56 48"),
  line("transportation", "motorway", "56 48  100 48"),
  line("transportation_name", "motorway ref=A12", "0 48  100 48"),
  line("transportation", "motorway ramp=1", "60 48  68 44  74 42"),
  line("transportation", "primary", "0 60  100 60"),
  line("transportation_name", "primary ref=N210 name=Rijksstraatweg", "0 60  100 60"),
  line("transportation", "secondary", "16 32  16 47"),
  line("transportation", "secondary brunnel=tunnel", "16 47  16 49"),
  line("transportation", "secondary", "16 49  16 60"),
  line("transportation", "tertiary", "2 31  47 31"),
  line("transportation", "tertiary brunnel=bridge", "47 31  56 31"),
  line("transportation_name", "tertiary name=Molenweg", "2 31  47 31"),
  line("transportation", "minor", "4 17  33 17"),
  line("transportation_name", "minor name=Dorpsstraat", "4 17  33 17"),
  line("transportation", "minor", "21 3  21 31"),
  line("transportation", "service", "24 6  32 6"),
  line("transportation", "minor surface=unpaved", "60 64  98 64"),
  line("transportation_name", "minor name=Zandweg", "60 64  98 64"),
  line("transportation", "track", "60 68  98 68"),
  line("transportation", "track surface=paved", "60 75  98 75"),
  line("transportation", "rail subclass=rail", "0 53  46 53"),
  line("transportation", "rail subclass=rail brunnel=bridge", "46 53  56 53"),
  line("transportation", "rail subclass=rail", "56 53  100 53"),
  line("transportation", "transit subclass=tram", "2 10  33 10"),
];

const WAYS: readonly SamplerFeature[] = [
  line("transportation", "path subclass=path", "60 4  70 10  64 20  74 38"),
  line("transportation", "path subclass=bridleway", "76 4  86 24"),
  line("transportation", "path subclass=cycleway", "58 14  88 14  96 20"),
  line("transportation_name", "path subclass=cycleway name=Bospad", "58 14  88 14  96 20"),
  line("transportation", "path subclass=cycleway surface=unpaved", "58 22  88 20"),
  line("transportation", "path subclass=footway", "4 4  14 14"),
  line("transportation", "path subclass=steps", "8 9  12 5"),
  line("transportation", "path subclass=cycleway", "2 33  47 33"),
  line("transportation", "path subclass=cycleway brunnel=bridge", "47 36  56 36"),
  line("transportation", "path subclass=path", "22 94  48 95"),
];

const HOUSES: readonly SamplerFeature[] = [0, 1, 2, 3, 4].flatMap((column) => [
  box("building", "house", 22.4 + column * 2, 12, 24 + column * 2, 14),
  {
    ...point("housenumber", "house", 23.2 + column * 2, 13),
    properties: { housenumber: `${column}` },
  },
]);

const POIS: readonly SamplerFeature[] = [
  "campsite subclass=camp_site name=De_Wisselaar",
  "drinking_water subclass=drinking_water",
  "toilets subclass=toilets",
  "shelter subclass=shelter",
  "attraction subclass=viewpoint name=Uitzicht",
  "picnic_site subclass=picnic_site",
  "bicycle_repair_station subclass=bicycle_repair_station",
  "harbor subclass=marina name=Jachthaven",
  "slipway subclass=slipway",
  "scout subclass=scout name=Scouting_Vliet",
  "restaurant subclass=restaurant name=De_Pelikaan",
  "cafe subclass=cafe",
  "grocery subclass=supermarket",
  "railway subclass=station name=Halte",
  "bus subclass=bus_stop",
  "parking subclass=parking",
  "information subclass=map",
  "place_of_worship subclass=christian name=Oude_Kerk",
  "windmill subclass=windmill",
  "hospital subclass=hospital",
  "pharmacy subclass=pharmacy",
  "lock_gate subclass=lock_gate name=Sluis",
  "mooring subclass=mooring",
  "bench subclass=bench",
].map((words, index) => point("poi", words, 61 + 6 * (index % 6), 83 + 4 * Math.floor(index / 6)));

/** All features, including the name of the village. */
export const SAMPLER_LAND: readonly SamplerFeature[] = [
  ...COVER,
  ...WATER,
  ...ROADS,
  ...WAYS,
  ...HOUSES,
  ...POIS,
  point("place", "village name=Wisseloord rank=9", 26, 24),
  point("place", "hamlet name=De_Horst rank=12", 80, 86),
  line("boundary", "edge admin_level=4", "0 98  100 98"),
];
