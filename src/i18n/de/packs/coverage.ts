import { distanceText, distanceUnit, type Travel } from "#i18n/intl/distance.ts";
import { localNumber, oneDecimal } from "#i18n/intl/format.ts";
import type { Gap, Mode, ReportLine, ReportWords } from "#i18n/nl/packs/coverage.ts";

/** Texts about what works without a network. */
export const coverageTexts = {
  heading: "Funktioniert offline",
  yes: "Funktioniert offline: ja",
  partly: "Funktioniert offline: teilweise",
  no: "Funktioniert offline: nein",
  checking: "Dieses Gerät wird geprüft …",
  failed: "Die Prüfung hat nicht geklappt. Schließe die App und öffne sie neu.",
  tooMuch: "Dieses Gebiet ist zu groß für die Prüfung. Zoome weiter hinein.",
  fetch: "Fehlendes laden",
  repair: "Gebiet neu laden",
  fetching: "Wird geladen …",
  onMap: "Auf der Karte ansehen",
  departure: "Startcheck",
  view: "der aktuelle Kartenausschnitt",
  unnamed: "Ohne Namen",
  gone: "Deine Auswahl ist nicht mehr auf diesem Gerät gespeichert.",
  legendThere: "Auf diesem Gerät",
  legendMissing: "Fehlt",
  nothingPlanned:
    "Du folgst gerade keiner Route und hast noch nichts geplant. Wähle unter „Routen“ oder „Tracks“ etwas aus.",
} as const;

const NETWORKS: Readonly<Record<Mode, string>> = {
  walk: "Wandernetz",
  cycle: "Radnetz",
  canoe: "Kanunetz",
  motorboat: "Wassernetz",
};

const wholeNumber = localNumber({ maximumFractionDigits: 0 });

/**
 * Returns one line for each thing that is present or missing, the most serious first. Stretches are in the units of
 * the network, or else of the layout.
 */
export function reportLines(
  report: ReportWords,
  damagedNames: readonly string[],
  layout: Travel,
): readonly ReportLine[] {
  const { network } = report;
  const travel = network?.mode ?? layout;
  return [
    ...damagedNames.map((name) =>
      line(`Das gespeicherte Gebiet „${name}“ ist beschädigt: Ein Teil der Karte fehlt.`),
    ),
    mapLine(report, travel),
    ...(network ? networkLines(network) : []),
  ];
}

function line(text: string, details: readonly string[] = []): ReportLine {
  return { text, details };
}

/** The zoom at which alone all paths are drawn. */
const DETAIL_ZOOM = 14;

function mapLine(report: ReportWords, travel: Travel): ReportLine {
  const { neededCount, missingCount, zooms, lineMeters, mapGaps } = report;
  if (missingCount === 0)
    return line("Die Karte ist in allen Zoomstufen auf diesem Gerät gespeichert.");
  const missing = zooms.filter((zoom) => zoom.missingCount > 0).map(({ zoom }) => zoom);
  const [first] = mapGaps;
  if (!first) {
    return line(
      lineMeters === null
        ? missingTilesText(missingCount, neededCount, missing)
        : `Auf der Strecke selbst ist die Karte vollständig, aber bei ${zoomsText(missing)} fehlen Teile der Umgebung.`,
    );
  }
  const named = mapGaps.map((gap) => {
    return `${stretchText(gap, lineMeters, travel)} (${zoomsText(gap.what)})`;
  });
  if (mapGaps.length === 1) return line(`Die Karte fehlt auf ${named[0]}.`);
  const hasOverview = mapGaps.every(({ what }) => what.includes(DETAIL_ZOOM));
  const text = hasOverview ? "hast du nur die Übersichtskarte" : "fehlt ein Teil der Karte";
  return line(`Auf ${sumText(mapGaps, travel)} ${text}.`, named);
}

/** "Von 20 Kartenkacheln fehlen 4, bei Zoom 14." */
function missingTilesText(
  missingCount: number,
  neededCount: number,
  zooms: readonly number[],
): string {
  const tiles = neededCount === 1 ? "Kartenkachel" : "Kartenkacheln";
  const lack = missingCount === 1 ? "fehlt" : "fehlen";
  const [some, all] = [wholeNumber.format(missingCount), wholeNumber.format(neededCount)];
  return `Von ${all} ${tiles} ${lack} ${some}, bei ${zoomsText(zooms)}.`;
}

function networkLines(network: NonNullable<ReportWords["network"]>): readonly ReportLine[] {
  const { mode, isPresent, gaps, gapsBeside } = network;
  const name = NETWORKS[mode];
  const beside =
    gapsBeside.length === 0
      ? []
      : [
          stretchesLine(
            gapsBeside,
            mode,
            (where) => `Auf ${where} kann die App keine andere Route planen.`,
          ),
        ];
  if (isPresent) {
    return [
      line(
        beside.length > 0
          ? `${name}: Deine ganze Route ist auf diesem Gerät gespeichert.`
          : `${name}: auf diesem Gerät.`,
      ),
      ...beside,
    ];
  }
  if (gaps.length === 0) {
    return [line(`Das ${name} fehlt: Lade das Kartenpaket für diese Region.`)];
  }
  return [stretchesLine(gaps, mode, (where) => `Das ${name} fehlt auf ${where}.`)];
}

function stretchesLine(
  gaps: readonly Gap[],
  travel: Travel,
  say: (where: string) => string,
): ReportLine {
  const named = gaps.map((gap) => stretchText(gap, null, travel));
  return named.length === 1 ? line(say(named[0] ?? "")) : line(say(sumText(gaps, travel)), named);
}

/** "5 Teilstücken (zusammen 1,6 km)", as after "auf". */
function sumText(gaps: readonly Gap[], travel: Travel): string {
  const meters = gaps.reduce((sum, { fromMeters, toMeters }) => sum + toMeters - fromMeters, 0);
  return `${wholeNumber.format(gaps.length)} Teilstücken (zusammen ${distanceText(meters, travel)})`;
}

/** "km 3,2–5,0", "NM 1,7–2,7", "der ganzen Strecke", as after "auf". */
function stretchText(
  { fromMeters, toMeters }: Gap,
  lineMeters: number | null,
  travel: Travel,
): string {
  if (fromMeters === 0 && lineMeters !== null && toMeters >= lineMeters) {
    return "der ganzen Strecke";
  }
  const { meters, unit } = distanceUnit(travel);
  return `${unit} ${oneDecimal.format(fromMeters / meters)}–${oneDecimal.format(toMeters / meters)}`;
}

/** "Zoom 14", "Zoom 11 bis 14", "Zoom 11 und 13". */
function zoomsText(zooms: readonly number[]): string {
  const sorted = [...zooms].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  if (sorted.length <= 1) return `Zoom ${first}`;
  if (last - first === sorted.length - 1 && sorted.length > 2) return `Zoom ${first} bis ${last}`;
  return `Zoom ${sorted.slice(0, -1).join(", ")} und ${last}`;
}
