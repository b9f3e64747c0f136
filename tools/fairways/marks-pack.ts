import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { MARKS_SOURCE, writeMarksFile } from "#domain/fairway/official/marks-file.ts";
import { pagesOfMarks } from "#domain/fairway/official/marks-service.ts";
import type { OfficialMark } from "#domain/fairway/official/official-mark.ts";
import { type MarksPage, readMarksPage } from "#domain/fairway/official/read-mark-records.ts";
import { MARKS_FILE, packManifestJson } from "#domain/packs/pack-manifest.ts";
import { describeFile } from "../pack/write/describe-file.ts";

/** The name of the pack, and of its folder. */
const NAME = "betonning";

/** All waters that have marks of Rijkswaterstaat. */
const COUNTRY: LngLatBox = [2, 50.5, 7.5, 56];

interface MarksPackOptions {
  /** True if these are all marks of the country, and not those of files. */
  readonly isWhole: boolean;
  /** The day of the data, if the data states none; null if it is unknown. */
  readonly date: string | null;
  /** The folder of packs. */
  readonly out: string;
}

/** The result of `writeMarksPack`. */
interface WrittenMarks {
  readonly marks: number;
  readonly leftOut: number;
  readonly date: string | null;
  readonly bytes: number;
}

/**
 * Writes the pack with the marks of Rijkswaterstaat (docs/formats/official-marks.md). The files are written once all
 * pages are there. Throws an Error for pages without marks.
 */
export function writeMarksPack(
  pages: readonly MarksPage[],
  { isWhole, date: stated, out }: MarksPackOptions,
): WrittenMarks {
  const marks: readonly OfficialMark[] = pages.flatMap((page) => page.marks);
  if (marks.length === 0) throw new Error("there are no marks in the data");
  const date = pages.flatMap((page) => page.date ?? []).toSorted()[0] ?? stated;
  const bounds = isWhole ? COUNTRY : boxAround(marks);
  const text = writeMarksFile({ source: MARKS_SOURCE, date, areas: [bounds], marks });
  const folder = join(out, NAME);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string): void => {
    writeFileSync(join(folder, `${name}.part`), content);
    renameSync(join(folder, `${name}.part`), join(folder, name));
  };
  write(MARKS_FILE, text);
  const manifest = {
    name: NAME,
    title: "Betonning en lichten van Rijkswaterstaat",
    bounds,
    areas: [bounds],
    mapAreas: [],
    modes: [],
    dataDate: date,
    licence: "CC0-1.0",
    attribution: MARKS_SOURCE,
    files: [describeFile(folder, MARKS_FILE)],
  };
  write("pack.json", packManifestJson(manifest));
  const leftOut = pages.reduce((sum, page) => sum + page.leftOutCount, 0);
  return { marks: marks.length, leftOut, date, bytes: text.length };
}

function boxAround(marks: readonly OfficialMark[]): LngLatBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { lat, lng } of marks) {
    [west, south] = [Math.min(west, lng), Math.min(south, lat)];
    [east, north] = [Math.max(east, lng), Math.max(north, lat)];
  }
  return [west, south, east, north];
}

/** Reads a downloaded collection. Throws an Error for anything else, and for a page that others follow. */
export function marksInText(text: string): MarksPage {
  const page = readMarksPage(JSON.parse(text));
  if (!page) throw new Error("this is no GeoJSON with marks");
  if (page.next !== null) throw new Error("this file is one page of several");
  return page;
}

/** Fetches all pages of all collections of a service. Throws an Error if any of them fails, or lies elsewhere. */
export async function fetchMarks(
  service: string,
  get: (url: string) => Promise<Response> = (url) =>
    fetch(url, { redirect: "error", signal: AbortSignal.timeout(60_000) }),
): Promise<readonly MarksPage[]> {
  const pages: MarksPage[] = [];
  const asked = pagesOfMarks(service, null, async ({ url, isFixed }) => {
    const answer = await get(url);
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
    const page = readMarksPage(await answer.json(), isFixed);
    if (!page) throw new Error(`${url} is no page of marks`);
    return page;
  });
  for await (const page of asked) pages.push(page);
  return pages;
}
