import { expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#domain/exchange/read-file.ts";
import { waypointsOf } from "#domain/exchange/waypoint-columns.ts";
import { answerMessages, joinedAnswer } from "./import-messages.ts";
import { readImport } from "./read-import.ts";

test("progress goes up to the size of the file", async () => {
  const file = new Blob([`<gpx>${'<wpt lat="52" lon="5"/>'.repeat(100_000)}</gpx>`]);
  const told: number[] = [];
  const { result } = await readImport({ file }, (done, total) => told.push(done / total));
  expect(result.ok && result.file.waypoints.length).toBe(100_000);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(told.at(-1)).toBeGreaterThan(0.5);
  expect(told.at(-1)).toBeLessThanOrEqual(1);
});

test("a file that the device does not give is refused as unreadable", async () => {
  const slice = () => {
    throw new DOMException("gone", "NotReadableError");
  };
  const file = Object.assign(new Blob(["<gpx/>"]), { slice });
  const { result } = await readImport({ file }, () => {});
  expect(result).toEqual({ ok: false, refusal: { reason: "unreadable" } });
});

test("a file that is too large is refused before it is fetched", async () => {
  const file = Object.defineProperty(new Blob(), "size", { value: MAX_FILE_BYTES + 1 });
  const { result } = await readImport({ file }, () => {});
  expect(result).toEqual({ ok: false, refusal: { reason: "too-large" } });
});

test("an answer in pieces is the answer again once they are put together", async () => {
  const some = '<wpt lat="52" lon="5"/><wpt lat="53" lon="6"><name>A</name><ele>3</ele></wpt>';
  const file = new Blob([`<gpx>${some.repeat(600)}<trk/></gpx>`]);
  const answer = await readImport({ file }, () => {});
  const messages = answerMessages(answer);
  const pieces = messages.flatMap((one) =>
    one.kind === "waypoints" ? [waypointsOf(one.columns)] : [],
  );
  const last = messages.at(-1);
  expect(pieces.map(({ length }) => length)).toEqual([500, 500, 200]);
  expect(last?.kind === "answer" && joinedAnswer(last, pieces.flat())).toStrictEqual(answer);
});
