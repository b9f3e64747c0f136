import { describe, expect, it } from "vitest";
import { searchCoordinates } from "./all-forms.ts";
import { withoutDecoration } from "./plain-words.ts";

const NEAR = { lat: 52.2, lng: 5.3 };

/** Words around coordinates in one language. `O` and `E` are east in all of them. */
interface Words {
  readonly sides: readonly [north: string, south: string, east: string, west: string];
  /** The words behind the degrees of a half of the world, in the same order. */
  readonly halves: readonly (readonly [string, string, string, string])[];
  readonly units: readonly (readonly [degrees: string, minutes: string, seconds: string])[];
  readonly axes: readonly (readonly [lat: string, lng: string])[];
  readonly and: string;
  readonly rd: readonly (readonly [x: string, y: string])[];
}

const LANGUAGES: readonly (readonly [string, Words])[] = [
  [
    "Dutch",
    {
      sides: ["Noord", "Zuid", "Oost", "West"],
      halves: [
        ["NB", "ZB", "OL", "WL"],
        ["N.B.", "Z.B.", "O.L.", "W.L."],
        ["noorderbreedte", "zuiderbreedte", "oosterlengte", "westerlengte"],
      ],
      units: [
        ["graden", "minuten", "seconden"],
        ["gr.", "min.", "sec."],
      ],
      axes: [
        ["breedte", "lengte"],
        ["Breedtegraad:", "Lengtegraad:"],
        ["geografische breedte", "geografische lengte"],
      ],
      and: "en",
      rd: [
        ["RD X", "RD Y"],
        ["x-coördinaat:", "y-coördinaat:"],
      ],
    },
  ],
  [
    "English",
    {
      sides: ["north", "south", "east", "west"],
      halves: [
        ["north latitude", "south latitude", "east longitude", "west longitude"],
        ["northern latitude", "southern latitude", "eastern longitude", "western longitude"],
      ],
      units: [
        ["degrees", "minutes", "seconds"],
        ["deg", "min", "sec"],
      ],
      axes: [
        ["lat", "lon"],
        ["Latitude:", "Longitude:"],
        ["latitude", "long"],
      ],
      and: "and",
      rd: [
        ["RD x:", "RD y:"],
        ["X coordinate", "Y coordinate"],
      ],
    },
  ],
  [
    "German",
    {
      sides: ["Nord", "Süd", "Ost", "West"],
      halves: [
        ["n. Br.", "s. Br.", "ö. L.", "w. L."],
        ["nördl. Br.", "südl. Br.", "östl. L.", "westl. L."],
        ["nördlicher Breite", "südlicher Breite", "östlicher Länge", "westlicher Länge"],
        ["noerdliche Breite", "suedliche Breite", "oestliche Laenge", "westliche Laenge"],
      ],
      units: [
        ["Grad", "Minuten", "Sekunden"],
        ["Grad", "Min.", "Sek."],
      ],
      axes: [
        ["Breite", "Länge"],
        ["Breitengrad:", "Längengrad:"],
        ["geogr. Breite", "geogr. Laenge"],
      ],
      and: "und",
      rd: [
        ["RD-X", "RD-Y"],
        ["X-Koordinate:", "Y-Koordinate:"],
      ],
    },
  ],
];

/** Returns the first place of a text, to a hundred-thousandth of a degree; the reason if it has none, and a question if there is one. */
function placeIn(text: string) {
  const search = searchCoordinates(text, { near: NEAR });
  if (!search.ok) return search.reason;
  const { lat, lng } = search.candidates[0].place;
  return search.question ?? [lat, lng].map((degrees) => Math.round(degrees * 1e5) / 1e5);
}

/** Both decimal signs of a text with points. */
function withBothSigns(text: string): readonly string[] {
  return [text, text.replaceAll(/(?<=\d)\.(?=\d)/g, ",")];
}

describe.each(LANGUAGES)("%s words", (_, { sides, halves, units, axes, and, rd }) => {
  const [north, south, east, west] = sides;

  it("for the four sides are read before and behind the numbers, with either decimal sign", () => {
    const texts = [
      `${north} 52.155 ${east} 5.387`,
      `${north}: 52.155, ${east}: 5.387`,
      `52.155 ${north}, 5.387 ${east}`,
      `52.155° ${north} ${and} 5.387° ${east}`,
      `5.387 ${east} 52.155 ${north}`,
    ];
    for (const text of texts.flatMap(withBothSigns))
      expect(placeIn(text), text).toEqual([52.155, 5.387]);
    expect(placeIn(`33.8568 ${south} 0.1246 ${west}`)).toEqual([-33.8568, -0.1246]);
  });

  it("for the halves of the world are read behind the numbers", () => {
    for (const [northern, southern, eastern, western] of halves) {
      for (const text of withBothSigns(`52.155 ${northern} 5.387 ${eastern}`)) {
        expect(placeIn(text), text).toEqual([52.155, 5.387]);
      }
      expect(placeIn(`52° 9.3' ${northern}, 5° 23.22' ${eastern}`)).toEqual([52.155, 5.387]);
      expect(placeIn(`33.8568° ${southern}, 0.1246° ${western}`)).toEqual([-33.8568, -0.1246]);
    }
  });

  it("for degrees, minutes and seconds are read", () => {
    for (const [degrees, minutes, seconds] of units) {
      const lat = `52 ${degrees} 9 ${minutes} 18.6 ${seconds}`;
      const lng = `5 ${degrees} 23 ${minutes} 13.9 ${seconds}`;
      for (const text of [
        `${lat} N ${lng} O`,
        `${lat} ${north}, ${lng} ${east}`,
        `${lat}, ${lng}`,
      ]) {
        for (const one of withBothSigns(text))
          expect(placeIn(one), one).toEqual([52.15517, 5.38719]);
      }
      const joined = `52 ${degrees} ${and} 9.3 ${minutes} N, 5 ${degrees} ${and} 23.22 ${minutes} E`;
      expect(placeIn(joined)).toEqual([52.155, 5.387]);
    }
  });

  it("before latitude and longitude are read in either order", () => {
    for (const [lat, lng] of axes) {
      const texts = [
        `${lat} 52.155 ${lng} 5.387`,
        `${lat} 52.155, ${lng} 5.387`,
        `${lng} 5.387; ${lat} 52.155`,
        `${lat} 52°09.300' N, ${lng} 5°23.220' O`,
        `${lng} 5 23.220 ${lat} 52 9.300`,
      ];
      for (const text of texts.flatMap(withBothSigns))
        expect(placeIn(text), text).toEqual([52.155, 5.387]);
    }
  });

  it("before RD are read in either order", () => {
    for (const [x, y] of rd) {
      for (const text of [`${x} 155000 ${y} 463000`, `${y} 463000, ${x} 155000`]) {
        expect(placeIn(text), text).toEqual([52.15517, 5.3872]);
      }
    }
  });

  it("for a side name a place, if only one half has a side", () => {
    for (const side of sides) {
      expect(placeIn(`${side}: 52.155, 5.387`)).toEqual([52.155, 5.387]);
      expect(placeIn(`Post ${side}: 52.155, 5.387`)).toEqual([52.155, 5.387]);
      expect(placeIn(`${side}: 155000, 463000`)).toEqual([52.15517, 5.3872]);
    }
  });
});

it.each([
  ["52.155 and 5.387", [52.155, 5.387]],
  ["52,155 en 5,387", [52.155, 5.387]],
  ["155000 und 463000", [52.15517, 5.3872]],
  ["RD New: 155000, 463000", [52.15517, 5.3872]],
  ["Amersfoort / RD New 155000 463000", [52.15517, 5.3872]],
  ["EPSG:28992 155000 463000", [52.15517, 5.3872]],
  ["RD-Koordinaten: 155000 463000", [52.15517, 5.3872]],
  ["155000 metres, 463000 metres", [52.15517, 5.3872]],
  ["81,4 455,2 Kilometer", [52.08018, 4.31349]],
  ["WGS84: 52.155, 5.387", [52.155, 5.387]],
  ["GPS N52 09.300 E5 23.220", [52.155, 5.387]],
  ["Koordinaten: N 52 09,300 O 5 23,220", [52.155, 5.387]],
  ["UTM Zone 31U Ost 663304 Nord 5780984", [52.15517, 5.3872]],
])("reads the other words of %j", (text, place) => {
  expect(placeIn(text)).toEqual(place);
});

it.each([
  // Ouest and oeste are west, but O is east.
  "52.155 nord 5.387 ouest",
  "52.155 norte 5.387 oeste",
  "52.155 Noord 5.387 Noord",
  "Noordwijk 52 Oostende 5",
  "z.B. Kamp",
])("does not read %j", (text) => {
  expect(searchCoordinates(text, { near: NEAR }).ok).toBe(false);
});

// The letters of abbreviations are bands and squares here.
it.each(["31N BR 12345 67890", "31NBB1234567890", "33W LN 12345 67890"])(
  "leaves the letters of MGRS in %j",
  (text) => {
    const search = searchCoordinates(text, { near: NEAR });
    expect(search.ok ? search.candidates[0].form : search.reason).toMatch(/^(?:mgrs|outside)$/);
  },
);

it.each(["9F38F3GR+3R", "9F35GR9C+87", "9F57GR22+22"])(
  "reads no degrees in the letters of the plus code %s",
  (code) => expect(withoutDecoration(code)).toBe(code),
);
