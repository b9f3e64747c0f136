import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import type { Passage } from "#domain/fairway/passage/passage.ts";
import {
  counted,
  formatCalendarDay,
  formatDateTime,
  localNumber,
  oneDecimal,
  twoDecimals,
  wholeNumber,
} from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { list } from "#words/locale.ts";
import {
  fairwayTexts,
  markRouteTexts,
  objectWords,
  passageWords,
  voyageTexts,
  waterWords,
} from "#words/water/fairways.ts";

/** "Je boot past niet bij Kruithuisbrug, Driesluizen." */
export function blockedText(names: readonly string[]): string {
  return passageWords.blocked(names.join(", "), list(names));
}

/** "Niet bekend of je past bij Vlietbrug." */
export function unknownPassageText(names: readonly string[]): string {
  return passageWords.uncertain(names.join(", "), list(names));
}

/** "10 – 12", "S 14 – Abtswoudsebrug": a leg, or a route of marks. */
export function legText(from: string, to: string): string {
  return `${from} – ${to}`;
}

/** "1,35 m". */
export function heightText(meters: number): string {
  return withUnit(twoDecimals.format(meters), "m");
}

/** "10,5 m". */
export function widthText(meters: number): string {
  return withUnit(oneDecimal.format(meters), "m");
}

/** "1,35 m (beweegbaar deel, dicht); 4,62 m (vast deel)"; "2,58 m" for a bridge without one; "onbekend" without any. */
export function clearancesText(
  closedMeters: number | null,
  fixedMeters: number | null,
  isMovable: boolean,
): string {
  const parts: string[] = [];
  if (closedMeters !== null) parts.push(objectWords.closedSpan(heightText(closedMeters)));
  if (fixedMeters !== null) {
    const height = heightText(fixedMeters);
    parts.push(isMovable ? objectWords.fixedSpan(height) : height);
  }
  return parts.join("; ") || fairwayTexts.unknown;
}

/** "Ingevuld op 21 november 2026 om 14:03. Klopt dat nog?", when that may be over a day ago. */
export function levelSetText(setAtMs: number): string {
  return objectWords.levelSet(formatDateTime(setAtMs));
}

const signedTwoDecimals = localNumber({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "exceptZero",
});

/** "bij waterstand +0,20 m". */
export function atLevelText(meters: number): string {
  return objectWords.atLevel(signedTwoDecimals.format(meters));
}

/** "hoogten bij waterstand +0,20 m", behind the source of the data on the map. */
export function heightsAtLevelText(meters: number): string {
  return objectWords.heights(atLevelText(meters));
}

/** "1 kolk, 24 m lang", "2 kolken, de langste 24 m". */
export function chamberText(chambers: number | null, lengthMeters: number | null): string {
  const parts: string[] = [];
  if (chambers !== null) parts.push(objectWords.chambers(counted(chambers, wholeNumber)));
  if (lengthMeters !== null) {
    const length = chambers === 1 ? objectWords.long : objectWords.longest;
    parts.push(length(wholeNumber.format(lengthMeters)));
  }
  return parts.join(", ") || fairwayTexts.unknown;
}

/** "kanaal 18". */
export function vhfText(channels: readonly string[]): string {
  return objectWords.channels({ count: channels.length, shown: channels.join(", ") });
}

/** "Marifoon kanaal 18", where no label stands before it. */
export function vhfCallText(channels: readonly string[]): string {
  return objectWords.vhf(vhfText(channels));
}

/** "Gegevens van 24 juli 2026. © Rijkswaterstaat …". */
export function dataText(date: string): string {
  const day = formatCalendarDay(Date.parse(`${date}T12:00:00Z`));
  return `${objectWords.data(day)} ${fairwayTexts.attribution}`;
}

/** "kan er niet door (hoogte)". */
export function passageText(
  passage: Passage,
  { kind, chambers }: Pick<FairwayObject, "kind" | "chambers">,
): string {
  const { state, limit, fitsFixedSpan, compared } = passage;
  if (state === "passes") {
    return kind === "lock" ? lockText(compared, chambers) : bridgeText(compared);
  }
  if (fitsFixedSpan) return passageWords.underFixedSpan;
  const text = passageWords.states[state];
  return limit ? `${text} (${passageWords.limits[limit]})` : text;
}

function bridgeText(compared: Passage["compared"]): string {
  const { states, widthFits } = passageWords;
  if (compared.includes("height")) return states.passes;
  return compared.includes("width") ? widthFits : states.unknown;
}

function lockText(compared: Passage["compared"], chambers: number | null): string {
  const [first, second] = compared;
  if (first === undefined) return passageWords.states.unknown;
  if (second === undefined) return passageWords.onlyFits(passageWords.limits[first]);
  return chambers === 1 ? passageWords.chamberFits : passageWords.chambersFit;
}

/** The names of a leg that are written out; more would not be read. */
const MAX_LEG_WATERS = 3;

/**
 * "S 14 – Abtswoudsebrug · Schie, Delftsche Schie · 1,2 NM · waarvan 80 m buiten bekend vaarwater".
 * @param waters the names of the waters in their order; null for a straight leg
 * @param straight the length that follows no known water; null for none
 */
export function markLegText(
  ends: string,
  waters: readonly string[] | null,
  distance: string,
  straight: string | null,
): string {
  const names = waters?.slice(0, MAX_LEG_WATERS).join(", ") ?? markRouteTexts.straight;
  const more = waters && waters.length > MAX_LEG_WATERS ? ", …" : "";
  return [
    ends,
    ...(names === "" ? [] : [`${names}${more}`]),
    distance,
    ...(waters && straight !== null ? [markRouteTexts.offWater(straight)] : []),
  ].join(" · ");
}

/** "punt 3". */
export function markNumber(index: number): string {
  return waterWords.point(`${index + 1}`);
}

/** "Je route kruist een dieptelijn van hoogstens 2 m, op 3,4 en 3,9 NM van het begin: daar kan het te ondiep zijn voor jouw boot." */
export function shallowText(contourMeters: number, distances: readonly string[]): string {
  const more = distances.length - MOST_CROSSINGS;
  const shown = distances.slice(0, MOST_CROSSINGS).join(", ");
  const places =
    more > 0
      ? waterWords.morePlaces(shown, counted(more))
      : waterWords.places(shown, list(distances));
  return waterWords.shallow(wholeNumber.format(contourMeters), places);
}

/** More cannot be taken in. */
const MOST_CROSSINGS = 6;

/** "Je route kruist geen dieptelijn van 2 m of minder."; "Op de rest kruist je route …" where a part has no known depth. */
export function notShallowText(contourMeters: number, isRest: boolean): string {
  const text = isRest ? waterWords.restNotShallow : waterWords.notShallow;
  return text(wholeNumber.format(contourMeters));
}

/** "Van 37 NM van de 40 NM is geen diepte bekend."; "Van deze route is geen diepte bekend." */
export function unknownDepthText(unknown: string, total: string): string {
  return unknown === total ? waterWords.noDepth : waterWords.noDepthOf(unknown, total);
}

/** "Diepte onbekend over 3 NM van de 4 NM."; "Diepte onbekend." for a leg without any known depth. */
export function legDepthText(unknown: string, total: string): string {
  return unknown === total ? voyageTexts.depthUnknown : waterWords.legDepth(unknown, total);
}

/** "Delft – Leiden is 83 NM varen voor 11 NM hemelsbreed: het directe water ontbreekt misschien in de gegevens." */
export function waterDetourText(
  reason: keyof typeof waterWords.detours,
  texts: { readonly leg: string; readonly distance: string; readonly straight: string },
): string {
  return waterWords.detours[reason](texts.leg, texts.distance, texts.straight);
}

/** "Op Nieuwe Maas en Noord staan geen bakboord- of stuurboordtonnen in de data. Ze kunnen er wel liggen." */
export function unmarkedText(names: readonly string[]): string {
  const waters =
    names.length > MAX_WATERS + 1
      ? [...names.slice(0, MAX_WATERS), waterWords.otherWaters(counted(names.length - MAX_WATERS))]
      : names;
  return waterWords.unmarked(list(waters));
}

/** More cannot be taken in; one more takes no more room than its number. */
const MAX_WATERS = 5;
