import { readFileSync } from "node:fs";
import type { OfficialMark } from "./official-mark.ts";
import { readMarksPage } from "./read-mark-records.ts";

/** Fifteen real records of floating marks (Rijkswaterstaat, CC0, September 2026), as the service sent them. */
export const REAL_MARKS = JSON.parse(
  readFileSync("src/domain/fairway/official/real-marks.golden.json", "utf8"),
) as { readonly features: readonly unknown[] };

/** The fields in which a record of the floating marks has nothing. */
const NOTHING = {
  kleurpatr: "X",
  tt_toptek: "Niet toegewezen",
  tt_kleur: "#",
  tt_klr_pat: "X",
  sign_kar: "Niet toegewezen",
  sign_groep: "#",
  sign_perio: "#",
  licht_klr: "X",
  racon_code: "X",
  opgeheven: "#",
  obj_hoogte: "0,00000",
};

function floating(
  benaming: string,
  [x_wgs84, y_wgs84]: readonly [number, number],
  fields: Readonly<Record<string, unknown>>,
) {
  const properties = {
    ...NOTHING,
    benaming,
    vaarwater: "VERZONNEN WATER",
    ...fields,
    x_wgs84,
    y_wgs84,
  };
  return {
    type: "Feature",
    properties,
    geometry: { type: "Point", coordinates: [x_wgs84, y_wgs84] },
  };
}

const CARDINALS = [
  ["noord", "Zwart/geel", "2 Kegels, punten naar boven", "Q", "#"],
  ["oost", "Zwart/geel/zwart", "2 Kegels punten van elkaar af", "Q", "(3)"],
  ["zuid", "Geel/zwart", "2 Kegels, punten naar beneden", "Q+LFl", "(6)"],
  ["west", "Geel/zwart/geel", "2 Kegels, punten naar elkaar", "Q", "(9)"],
] as const;

/** Invented records of floating marks, made after the fields of the service: none of them exists. */
export const INVENTED_FLOATING: readonly unknown[] = [
  ...CARDINALS.map(([name, obj_kleur, tt_toptek, sign_kar, sign_groep], index) =>
    floating(`V ${name}`, [4.31 + index / 1000, 52.01], {
      obj_vorm: "Pilaar",
      obj_kleur,
      kleurpatr: "Horizontaal",
      tt_toptek,
      tt_kleur: "Zwart",
      sign_kar,
      sign_groep,
      sign_perio: "15",
      licht_klr: "Wit",
    }),
  ),
  floating("V gevaar", [4.315, 52.01], {
    obj_vorm: "spar",
    obj_kleur: "Zwart/rood/zwart",
    kleurpatr: "Horizontaal",
    tt_toptek: "2 Bollen",
    tt_kleur: "Zwart",
    sign_kar: "Fl",
    sign_groep: "(2)",
    sign_perio: "7,5",
    licht_klr: "Wit",
    racon_code: "D",
  }),
  floating("V weg", [4.316, 52.01], {
    obj_vorm: "stomp",
    obj_kleur: "Rood",
    opgeheven: "12.03.2026",
  }),
  floating("V verkenning", [4.317, 52.01], {
    obj_vorm: "bol",
    obj_kleur: "Rood/wit repeterend",
    kleurpatr: "Vertikaal",
    tt_toptek: "Bol",
    tt_kleur: "Rood",
    sign_kar: "Iso",
    sign_groep: "(1)",
    sign_perio: "8",
    licht_klr: "Wit",
  }),
];

/** Invented records of fixed marks, made after the fields of the service: none of them exists. */
export const INVENTED_FIXED: readonly unknown[] = [
  {
    type: "Feature",
    properties: {
      benaming: "V sectorlicht",
      vaarwater: "VERZONNEN WATER",
      object_vorm_o: "vast",
      obj_kleur: "Wit/rood",
      kleurpatr: "Horizontaal",
      v_toptek: "Niet toegewezen",
      sign_kar: "LFl (long-flashing)",
      sign_groep: "(1)",
      sign_perio: "10,0",
      licht_kl: "X",
      licht_hgt: "47,5",
      licht_rich: "112,5",
      licht_1_k: "Rood",
      licht_1_g: "260,0",
      licht_2_k: "Wit",
      licht_2_g: "280,5",
      licht_3_k: "Groen",
      licht_3_g: "300,0",
      licht_4_k: "X",
      licht_4_g: "245,0",
      iala_cat: "1",
      naut_funct: "Havenlicht",
      racon_code: "X",
      opgeheven: "Niet toegewezen",
      obj_hoogte: "0,00000",
      x_wgs84: "4,32",
      y_wgs84: "52,02",
    },
    geometry: { type: "MultiPoint", coordinates: [[4.32, 52.02]] },
  },
  {
    type: "Feature",
    properties: {
      benaming: "V elf",
      vaarwater: "VERZONNEN WATER",
      object_vorm_o: "Kribbaken",
      vorm_kleur: "Groen",
      v_toptek: "Kegel, punt naar boven",
      tt_kleur: "Groen",
      sign_kar: "Oc (occulting)",
      sign_groep: "(2+1)",
      sign_perio: "6",
      licht_kl: "Wit/rood",
      licht_10_k: "Rood",
      licht_10_g: "10",
      licht_11_k: "Wit",
      licht_11g: "20",
      opgeheven: "#",
    },
    geometry: { type: "Point", coordinates: [4.321, 52.02] },
  },
];

/** Returns the marks of the real and the invented records. */
export function marksOfFixture(): readonly OfficialMark[] {
  const page = (features: readonly unknown[], isFixed: boolean) =>
    readMarksPage({ type: "FeatureCollection", features }, isFixed)?.marks ?? [];
  return [
    ...page(REAL_MARKS.features, false),
    ...page(INVENTED_FLOATING, false),
    ...page(INVENTED_FIXED, true),
  ];
}

/** Returns the mark of the fixture with this name. */
export function markNamed(name: string): OfficialMark {
  const found = marksOfFixture().find((mark) => mark.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
