import { expect, test } from "vitest";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { MAX_FILE_BYTES } from "#domain/exchange/read/read-file.ts";
import { columnsOf, waypointsOf } from "#domain/exchange/waypoint-columns.ts";
import { joinedAnswer } from "./import-calls.ts";
import { readImport } from "./read-import.ts";

test("reports progress up to the size of the file", async () => {
  const file = new Blob([`<gpx><trk>${'<trkpt lat="52" lon="5"/>'.repeat(100_000)}</trk></gpx>`]);
  const stated: number[] = [];
  const { result } = await readImport({ file }, (done, total) => stated.push(done / total));
  expect(result.ok && result.file.tracks[0]?.lngs.length).toBe(100_000);
  expect(stated).toEqual(stated.toSorted((one, other) => one - other));
  expect(stated.at(-1)).toBeGreaterThan(0.5);
  expect(stated.at(-1)).toBeLessThanOrEqual(1);
});

test("refuses a file that the device does not provide as unreadable", async () => {
  const slice = () => {
    throw new DOMException("gone", "NotReadableError");
  };
  const file = Object.assign(new Blob(["<gpx/>"]), { slice });
  const { result } = await readImport({ file }, () => {});
  expect(result).toEqual({ ok: false, problem: { reason: "unreadable" } });
});

test("refuses a file that is too large before fetching it", async () => {
  const file = Object.defineProperty(new Blob(), "size", { value: MAX_FILE_BYTES + 1 });
  const { result } = await readImport({ file }, () => {});
  expect(result).toEqual({ ok: false, problem: { reason: "too-large" } });
});

test("sends the same waypoints in columns as in the whole answer", async () => {
  const some = `<wpt lat="52" lon="5"/><wpt lat="-0" lon="6"><ele>3</ele><time>2026-05-01T10:00:00Z</time>
    <name>A</name><desc>€ 😀</desc><link href="https://a.example"/>
    <link href="https://b.example"><text>B</text></link><sym>Onbekend</sym><type>Kamp</type></wpt>`;
  const file = new Blob([`<gpx>${some.repeat(600)}<trk/></gpx>`]);
  const whole = await readImport({ file }, () => {});
  const pieces: ExchangeWaypoint[][] = [];
  const answer = await readImport(
    { file },
    () => {},
    (waypoints) => pieces.push(waypointsOf(structuredClone(columnsOf(waypoints)))),
  );
  expect(pieces.map(({ length }) => length)).toEqual([1000, 200]);
  expect(answer.result.ok && answer.result.file.waypoints).toEqual([]);
  expect(joinedAnswer(answer, pieces.flat())).toStrictEqual(whole);
});
