import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { toBase64Url } from "#domain/bytes/base64url.ts";
import { crc32 } from "#domain/bytes/crc32.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { readPlanLink } from "#domain/plans/plan-link.ts";
import { type CodeFrame, fragmentBytes, frameText } from "#domain/sharing/code-frame.ts";
import { fragmentData } from "#domain/sharing/fragment-data.ts";
import { createFrameCollector } from "#domain/sharing/frame-collector.ts";
import { readHikeLink } from "#domain/sharing/hike-parcel.ts";
import { readHuntLink } from "#domain/sharing/hunt-link.ts";
import { readShareLink } from "#domain/sharing/share-link.ts";
import { readTrackLink } from "#domain/sharing/track-link.ts";
import { readTrailLink } from "#domain/sharing/trail-link.ts";
import { testHead, testWalk } from "#domain/trail/trail.fixture.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { readBackup } from "#storage/backup/backup-file.ts";
import { readImport } from "#workers/import/read-import.ts";
import { newDevice } from "./backup-device.fixture.ts";

/** "ok", or the reason for refusing. */
type Outcome = string;

interface Door<Kind extends string> {
  /** Takes contents with this many entries of a kind. */
  readonly entries: Readonly<Record<Kind, (count: number) => Outcome>>;
  /** Takes contents that unpack to this many bytes. */
  readonly bytes: (byteCount: number) => Outcome | Promise<Outcome>;
}

type Doors = {
  readonly [Name in keyof typeof CONTENT_LIMITS]: Door<
    keyof (typeof CONTENT_LIMITS)[Name]["maxEntries"] & string
  >;
};

const many = <T>(count: number, entry: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => entry(index));

type LinkReader = (text: string) => { readonly ok: boolean; readonly reason?: string };

/** A link door: its reader, and the JSON around a text. */
function linkDoor<Kind extends string>(
  mark: string,
  read: LinkReader,
  contents: Readonly<Record<Kind, (count: number) => unknown>>,
  padded: (text: string) => unknown,
): Door<Kind> {
  const outcome = (link: string): Outcome => {
    const result = read(link);
    return result.ok ? "ok" : (result.reason ?? "");
  };
  const kinds = Object.entries(contents) as [Kind, (count: number) => unknown][];
  const entries = kinds.map(([kind, content]) => [
    kind,
    (count: number) => outcome(`${mark}${fragmentData(1, content(count))}`),
  ]);
  return {
    entries: Object.fromEntries(entries),
    bytes: (byteCount) => {
      const around = JSON.stringify(padded("")).length;
      const json = JSON.stringify(padded("a".repeat(byteCount - around)));
      return outcome(`${mark}1.${toBase64Url(deflateSync(encodeUtf8(json)))}`);
    },
  };
}

const readHunt: LinkReader = (text) => readHuntLink(text, () => "id");
const sighting = () => ["", 52, 5, 1, 0];
const HEAD = testHead("a");
const { trail: TRAIL } = testWalk("a", "", ["a"]);
const REPORT = { walkId: "a", trailId: "a", patrol: "" };
const LINE = { id: "a", kind: "open", postId: "a", atMs: 0 };
const HIKE = {
  id: "a",
  name: "",
  patrol: "",
  startMinutes: null,
  phone: "",
  box: [5, 52, 5.1, 52.1],
  pages: [],
  lostPages: [],
};
const HIKE_LINE = `#t=${fragmentData(1, { k: "track", l: [[5_200_000, 500_000, 1, 1]] })}`;
const stop = (index: number) => [index + 1, "1", 0, index === 0 ? 520_000 : 1];

function collect(body: Uint8Array, count: number): Outcome {
  const collector = createFrameCollector();
  const size = fragmentBytes(body.length, count);
  const padded = new Uint8Array(size * count);
  padded.set(body);
  const header = { bodyCrc: crc32(body), bodyBytes: body.length, count };
  let kind = "";
  for (let sequence = 0; sequence < count && kind !== "too-large"; sequence++) {
    const payload = padded.subarray(sequence * size, (sequence + 1) * size);
    const frame: CodeFrame = { ...header, sequence, payload };
    ({ kind } = collector.take(frameText(frame)));
  }
  return kind === "complete" ? "ok" : kind;
}

/** Bytes that deflate cannot make smaller. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 127;
  });
}

function file(text: string, list = false): Outcome {
  const result = readFile(encodeUtf8(text), list ? { list: { near: null } } : {});
  return result.ok ? "ok" : result.problem.reason;
}

const geoJson = (coordinates: string): Outcome =>
  file(`{"type":"Feature","geometry":{"type":"LineString","coordinates":[${coordinates}]}}`);

function backup(list: string): (count: number) => Outcome {
  return (count) => {
    const head = { format: "scouting-map-backup", version: 2, madeAtMs: 0 };
    const result = readBackup(JSON.stringify({ ...head, [list]: many(count, () => 0) }));
    return result.ok ? "ok" : result.reason;
  };
}

/** A file of this size, of which nothing may be read. */
const emptyFile = (size: number): File =>
  Object.defineProperty(new File([], "groot"), "size", { value: size });

const DOORS: Doors = {
  waypointLink: linkDoor(
    "#d=",
    readShareLink,
    { waypoints: (count) => ({ w: many(count, () => ["", 52, 5]) }) },
    (text) => ({ w: [["", 52, 5]], x: text }),
  ),
  trackLink: linkDoor(
    "#t=",
    readTrackLink,
    {
      points: (count) => ({ k: "track", l: [many(2 * count, () => 0)] }),
      segments: (count) => ({ k: "track", l: many(count, () => [0, 0]) }),
      names: (count) => ({ k: "route", l: [[0, 0, 1, 1]], p: many(count, (at) => [at, "a"]) }),
    },
    (text) => ({ k: "track", l: [[0, 0, 1, 1]], x: text }),
  ),
  planLink: linkDoor(
    "#p=",
    readPlanLink,
    {
      stops: (count) => ({ m: "walk", s: many(count, stop) }),
      passed: (count) => ({ m: "walk", s: many(2, stop), r: [many(count, () => [9, "9", 0, 0])] }),
    },
    (text) => ({ m: "walk", s: many(2, stop), x: text }),
  ),
  huntLink: linkDoor(
    "#jacht=",
    readHunt,
    {
      parts: (count) => ({ s: many(count, sighting) }),
      corners: (count) => ({ a: [["", many(2 * count, () => 5)]] }),
    },
    (text) => ({ s: [sighting()], x: text }),
  ),
  trailLink: linkDoor(
    "#tocht=",
    readTrailLink,
    {
      posts: (count) => ({ trail: { ...TRAIL, heads: many(count, () => HEAD) } }),
      lines: (count) => ({ report: { ...REPORT, log: many(count, () => LINE) } }),
    },
    (text) => ({ report: { ...REPORT, log: [LINE] }, x: text }),
  ),
  hikeLink: linkDoor(
    "#hike=",
    readHikeLink,
    {
      pages: (count) => ({ ...HIKE, pages: many(count, () => [10, 10, []]) }),
      lines: (count) => ({ ...HIKE, lines: many(count, () => HIKE_LINE) }),
    },
    (text) => ({ ...HIKE, x: text }),
  ),
  animatedCode: {
    entries: { frames: (count) => collect(deflateSync(noise(20_000)), count) },
    bytes: (byteCount) => collect(deflateSync(new Uint8Array(byteCount).fill(97)), 2),
  },
  list: {
    entries: { lines: (count) => file(many(count, () => "52.1 5.2").join("\n"), true) },
    bytes: (byteCount) => file(`52.1 5.2\n${"a".repeat(byteCount - 9)}`, true),
  },
  file: {
    entries: {
      waypoints: (count) => file(`<gpx>${'<wpt lat="52" lon="5"/>'.repeat(count)}</gpx>`),
      lines: (count) =>
        file(
          `<gpx>${'<rte><rtept lat="52" lon="5"/><rtept lat="52" lon="6"/></rte>'.repeat(count)}</gpx>`,
        ),
      points: (count) => geoJson(`${"[5,52],".repeat(count - 1)}[5,52]`),
    },
    async bytes(byteCount) {
      const file = Object.assign(emptyFile(byteCount), { slice: () => null });
      const { result } = await readImport({ file }, () => {});
      // The size passes, so the content is read, which this file does not have.
      return result.ok || result.problem.reason === "unreadable" ? "ok" : result.problem.reason;
    },
  },
  backup: {
    entries: {
      waypoints: backup("waypoints"),
      bin: backup("bin"),
      photos: backup("photos"),
      tracks: backup("tracks"),
      plans: backup("plans"),
      setAside: backup("setAside"),
      boating: backup("boating"),
      scouting: backup("scouting"),
    },
    async bytes(byteCount) {
      const { backups } = await newDevice();
      const result = await backups.previewRestore(emptyFile(byteCount));
      return result.ok || result.reason === "not-a-backup" ? "ok" : result.reason;
    },
  },
};

describe.each(Object.entries(CONTENT_LIMITS))("%s", (name, { maxBytes, maxEntries }) => {
  const door = DOORS[name as keyof Doors] as Door<string>;

  it.each(Object.entries(maxEntries))(
    "takes its maximum of %s and refuses one more",
    (kind, max) => {
      const take = door.entries[kind];
      expect(take?.(max)).toBe("ok");
      expect(take?.(max + 1)).toMatch(/^(?:list-)?too-/);
    },
  );

  it("takes its maximum of bytes and refuses one more", async () => {
    expect(await door.bytes(maxBytes)).toBe("ok");
    expect(await door.bytes(maxBytes + 1)).toMatch(/^(?:list-)?too-/);
  });
});
