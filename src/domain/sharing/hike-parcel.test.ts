import { describe, expect, it } from "vitest";
import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { testWalk } from "#domain/trail/trail.fixture.ts";
import { fragmentData } from "./fragment-data.ts";
import {
  boxOfLine,
  fitsPatrol,
  type HikeParcel,
  hikeFile,
  hikeLink,
  readHikeFile,
  readHikeLink,
} from "./hike-parcel.ts";
import { packedPages, unpackedPages } from "./packed-pages.ts";

const PAGE: Figure = {
  widthMm: 210,
  heightMm: 297,
  marks: [
    {
      kind: "line",
      points: [
        { x: 1.2, y: 3.4 },
        { x: -5, y: 6 },
      ],
      widthMm: 0.15,
    },
    { kind: "dot", at: { x: 10, y: 20.5 }, radiusMm: 1.3 },
    { kind: "arrowhead", at: { x: 1, y: 2 }, degrees: 271.5 },
    { kind: "text", at: { x: 1, y: 2 }, text: "Eén & twee", sizeMm: 3.5, anchor: "middle" },
    { kind: "text", at: { x: 1, y: 2 }, text: "3", sizeMm: 3, anchor: "end", hasHalo: true },
    {
      kind: "picture",
      at: { x: 6, y: 6 },
      widthMm: 100,
      heightMm: 90,
      address: "data:image/png;base64,aGFsbG8=",
      pictureWidthMm: 101,
      pictureHeightMm: 91,
    },
  ],
};

const HIKE: HikeParcel = {
  id: "one",
  name: "Nachttocht",
  patrol: "Vossen",
  startMinutes: 600,
  phone: "06-1",
  box: [5, 52, 5.1, 52.1],
  pages: packedPages([PAGE]),
  lostPages: [],
  trail: testWalk("a", "Posten", ["a"]).trail,
  route: `#t=${fragmentData(1, { k: "track", l: [[5_200_000, 500_000, 1, 1]] })}`,
  lines: [],
};

it("brings a hike over by link and by file, with its pages", () => {
  expect(readHikeLink(hikeLink("https://kaart.example", HIKE))).toEqual({ ok: true, hike: HIKE });
  expect(readHikeFile(hikeFile(HIKE))).toEqual({ ok: true, hike: HIKE });
  expect(unpackedPages(packedPages([PAGE]))).toEqual([PAGE]);
});

it("brings over the line of a long recorded track", () => {
  const points = Array.from({ length: 200_000 }, (_, at) => ({ x: 10 + at / 1000, y: 20 }));
  const page = { ...PAGE, marks: [{ kind: "line", points, widthMm: 0.6 } as const] };
  const hike = { ...HIKE, pages: packedPages([page]) };
  const read = readHikeFile(hikeFile(hike));
  if (!read.ok) throw new Error(read.reason);
  const [line] = unpackedPages(read.hike.pages)[0]?.marks ?? [];
  expect(line?.kind === "line" && [line.points[0], line.points.at(-1)]).toEqual([
    { x: 10, y: 20 },
    { x: 210, y: 20 },
  ]);
});

it("brings over the pieces of one map as they lie, with its picture once", () => {
  const piece = {
    kind: "picture",
    at: { x: 10, y: 20 },
    widthMm: 34,
    heightMm: 34,
    address: "data:image/png;base64,aGFsbG8=",
    pictureWidthMm: 180,
    pictureHeightMm: 240,
    shift: { x: -42.3, y: 71 },
    turnDegrees: 137.5,
    band: {
      points: [
        { x: 17, y: 17 },
        { x: 17, y: 17 },
      ],
      widthMm: 30,
    },
  } as const;
  const { band: _, ...whole } = piece;
  const pages = [PAGE, { ...PAGE, marks: [piece, { ...whole, turnDegrees: 0 }] }];
  const hike = { ...HIKE, pages: packedPages(pages) };
  const file = hikeFile(hike);
  expect(decodeUtf8(file).split("aGFsbG8=")).toHaveLength(2);
  const read = readHikeFile(file);
  if (!read.ok) throw new Error(read.reason);
  expect(unpackedPages(read.hike.pages)).toEqual(pages);
});

it("rounds the area outwards", () => {
  expect(boxOfLine([5.121, 52.019, 5.139, 52.001])).toEqual([5.12, 52, 5.14, 52.02]);
});

it("does not fit a patrol with more lines, sheets or bytes than its phone reads", () => {
  const { route = "" } = HIKE;
  const [page = [0, 0, []]] = HIKE.pages;
  const many = (count: number) => Array.from({ length: count }, () => route);
  expect(fitsPatrol({ ...HIKE, lines: many(50) })).toBe(true);
  expect(fitsPatrol({ ...HIKE, lines: many(51) })).toBe(false);
  expect(fitsPatrol({ ...HIKE, pages: Array.from({ length: 201 }, () => page) })).toBe(false);
  const picture = ["p", 0, 0, 1, 1, 1, 1, "A".repeat(7_900_000)];
  expect(fitsPatrol({ ...HIKE, pages: [[9, 9, Array.from({ length: 4 }, () => picture)]] })).toBe(
    false,
  );
});

describe("a hostile hike", () => {
  const read = (fields: object) => {
    const answer = readHikeLink(`#hike=${fragmentData(1, { ...HIKE, ...fields })}`);
    return answer.ok ? "ok" : answer.reason;
  };

  it.each<[string, object]>([
    ["a page that is none", { pages: [[10, 10]] }],
    ["a page of the size of a house", { pages: [[1e9, 10, []]] }],
    ["a mark of another kind", { pages: [[10, 10, [["script", 1, 2]]]] }],
    ["a text without a place", { pages: [[10, 10, [["t", "a", 1, 1, 1, 0]]]] }],
    ["a picture from elsewhere", { pages: [[9, 9, [["p", 0, 0, 1, 1, 1, 1, "https://x"]]]] }],
    ["a picture that is not before it", { pages: [[9, 9, [["p", 0, 0, 1, 1, 1, 1, 0]]]] }],
    [
      "a picture beside half a line",
      { pages: [[9, 9, [["p", 0, 0, 1, 1, 1, 1, "aGFs", 0, 0, 0, 9, 1, 1]]]] },
    ],
    ["a line that cannot be read", { lines: ["#t=1.x"] }],
    ["a hunt that cannot be read", { hunt: "#jacht=1.x" }],
    ["a trail that is none", { trail: { id: "a" } }],
    ["an area beyond the earth", { box: [5, 52, 500, 53] }],
    ["no patrol", { patrol: 5 }],
  ])("with %s is refused", (_, fields) => {
    expect(read({})).toBe("ok");
    expect(read(fields)).toBe("damaged");
  });

  it("of a later version, or another file, is refused with the reason", () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(readHikeFile(bytes('{"format":"scouting-map-hike","version":2}'))).toEqual({
      ok: false,
      reason: "newer",
    });
    expect(readHikeFile(bytes("{}"))).toEqual({ ok: false, reason: "not-shared" });
    expect(readHikeFile(bytes("null"))).toEqual({ ok: false, reason: "not-shared" });
    expect(readHikeFile(bytes("PK"))).toEqual({ ok: false, reason: "not-shared" });
  });
});
