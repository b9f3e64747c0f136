import { type Gauge, MAX_LEVEL_METERS, type TideStation } from "#domain/bulletin/bulletin.ts";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";

/** The service of Rijkswaterstaat with levels and tides. */
export const WATER_URL =
  "https://ddapi20-waterwebservices.rijkswaterstaat.nl/ONLINEWAARNEMINGENSERVICES/OphalenWaarnemingen";

/** The group of calculated high and low waters above NAP. */
const EXTREMES = "GETETBRKD2";

const DAY_MS = 86_400_000;

/** The largest age of the last level of a gauge. */
const LEVEL_BACK_MS = 6 * 3_600_000;

/** The question for the calculated high and low waters of a station in the coming month. */
export function tideQuestion(code: string, nowMs: number): object {
  const period = periodOf(nowMs - DAY_MS, nowMs + 32 * DAY_MS);
  return question(code, { Groepering: { Code: EXTREMES } }, period);
}

/** The question for the last levels of a gauge. */
export function levelQuestion(code: string, nowMs: number): object {
  const measured = { Compartiment: { Code: "OW" }, ProcesType: "meting" };
  return question(code, measured, periodOf(nowMs - LEVEL_BACK_MS, nowMs));
}

function question(code: string, metadata: object, period: object): object {
  const height = { Grootheid: { Code: "WATHTE" }, Hoedanigheid: { Code: "NAP" } };
  return {
    Locatie: { Code: code },
    AquoPlusWaarnemingMetadata: { AquoMetadata: { ...height, ...metadata } },
    Periode: period,
  };
}

function periodOf(fromMs: number, toMs: number): object {
  const text = (ms: number) => new Date(ms).toISOString().replace("Z", "+00:00");
  return { Begindatumtijd: text(fromMs), Einddatumtijd: text(toMs) };
}

/** Reads the high and low waters of a station; throws if the answer has none. */
export function readTides(answer: unknown, code: string): TideStation {
  const series = seriesIn(answer).filter(({ group }) => group === EXTREMES);
  const extremes = valuesOf(series);
  return { ...placeOf(series, code), extremes };
}

/** Reads the last measured level of a gauge; throws if the answer has none. */
export function readLevel(answer: unknown, code: string): Gauge {
  const series = seriesIn(answer).filter(
    ({ group, process }) => group === "" && process === "meting",
  );
  const last = valuesOf(series).at(-1);
  if (!last) throw new Error("No level was measured.");
  return { ...placeOf(series, code), ...last };
}

type Fields = Readonly<Record<string, unknown>>;

/** A series of one station, without duplicates of the source. */
interface Series {
  readonly place: Fields;
  readonly group: string;
  readonly process: string;
  readonly values: readonly unknown[];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function seriesIn(answer: unknown): readonly Series[] {
  const list = fieldsOf(answer)["WaarnemingenLijst"];
  if (!Array.isArray(list)) throw new Error("The answer has no list of series.");
  return list.flatMap((one): readonly Series[] => {
    const { AquoMetadata, Locatie, MetingenLijst } = fieldsOf(one);
    const about = fieldsOf(AquoMetadata);
    if (codeOf(about, "Grootheid") !== "WATHTE" || codeOf(about, "Hoedanigheid") !== "NAP")
      return [];
    return [
      {
        place: fieldsOf(Locatie),
        group: codeOf(about, "Groepering"),
        process: String(about["ProcesType"] ?? ""),
        values: Array.isArray(MetingenLijst) ? MetingenLijst : [],
      },
    ];
  });
}

function codeOf(metadata: Fields, name: string): string {
  const code = fieldsOf(metadata[name])["Code"];
  return typeof code === "string" ? code : "";
}

function placeOf(series: readonly Series[], code: string) {
  const { Lat, Lon, Naam } = series[0]?.place ?? {};
  if (!isLatLng(Lat, Lon)) throw new Error("The station has no place.");
  const name = typeof Naam === "string" ? Naam : code;
  return { code, name, lat: Lat as number, lng: Lon as number };
}

/** The code of the source for a gap, whose value is 0. */
const GAP = "99";

/** Returns the values of all series by time; of several at one time, such as on a border of series, the first. */
function valuesOf(series: readonly Series[]) {
  const byTime = new Map<number, number>();
  for (const value of series.flatMap(({ values }) => values)) {
    const { Tijdstip, Meetwaarde, WaarnemingMetadata } = fieldsOf(value);
    const atMs = Date.parse(String(Tijdstip));
    const centimeters = fieldsOf(Meetwaarde)["Waarde_Numeriek"];
    const isGap = fieldsOf(WaarnemingMetadata)["Kwaliteitswaardecode"] === GAP;
    if (!Number.isFinite(atMs) || typeof centimeters !== "number" || isGap) continue;
    const meters = centimeters / 100;
    if (Math.abs(meters) <= MAX_LEVEL_METERS && !byTime.has(atMs)) byTime.set(atMs, meters);
  }
  if (byTime.size === 0) throw new Error("The answer has no values.");
  return [...byTime].toSorted(([a], [b]) => a - b).map(([atMs, meters]) => ({ atMs, meters }));
}
