import { describe, expect, it } from "vitest";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { sealTrail } from "#domain/trail/seal-trail.ts";
import type { SealedTrail } from "#domain/trail/sealed-trail.ts";
import { testPost, testTrail } from "#domain/trail/trail.fixture.ts";
import { TRAIL_LIMITS } from "#domain/trail/trail.ts";
import { reportOf, type Walk } from "#domain/trail/walk.ts";
import { webCiphers } from "#platform/ciphers/web-ciphers.ts";
import { fragmentData } from "./fragment-data.ts";
import { readTrailFile, readTrailLink, trailFile, trailLink } from "./trail-link.ts";

const ORIGIN = "https://kaart.example";

async function sealed(): Promise<SealedTrail> {
  const ciphers = webCiphers();
  if (!ciphers) throw new Error("no ciphers");
  const trail = testTrail([testPost(1, { opens: "place" }), testPost(2), testPost(3)]);
  const made = await sealTrail(trail, { ciphers, id: "sealed", rounds: 10 });
  if (!made) throw new Error("not sealed");
  return made;
}

const walkOn = (trail: SealedTrail): Walk => ({
  id: "walk",
  patrol: "Vossen",
  trail,
  keys: { 0: "k".repeat(43) },
  waitedMs: { "post-1": 5 },
  log: [
    {
      id: "1",
      kind: "arrival",
      postId: "post-1",
      atMs: 5,
      at: { lat: 52, lng: 5, accuracyMeters: 4 },
    },
  ],
});

it("brings a trail, a walk and a report over by link and by file", async () => {
  const trail = await sealed();
  const walk = walkOn(trail);
  for (const parcel of [
    { kind: "trail", trail },
    { kind: "walk", walk },
    { kind: "report", report: reportOf(walk) },
  ] as const) {
    expect(readTrailLink(trailLink(ORIGIN, parcel))).toEqual({ ok: true, parcel });
    expect(readTrailFile(trailFile(parcel))).toEqual({ ok: true, parcel });
  }
});

describe("a hostile trail", () => {
  const reasonOf = (content: object) => {
    const read = readTrailLink(`#tocht=${fragmentData(1, content)}`);
    return read.ok ? "ok" : read.reason;
  };

  it("is refused beyond its bounds", async () => {
    const trail = await sealed();
    const [head] = trail.heads;
    const [box] = trail.boxes;
    if (!head || !box) throw new Error("nothing sealed");
    const reason = (fields: object) => reasonOf({ trail: { ...trail, ...fields } });
    expect(reason({})).toBe("ok");
    expect(reason({ rounds: TRAIL_LIMITS.rounds })).toBe("ok");
    for (const rounds of [TRAIL_LIMITS.rounds + 1, 0, -1, 1.5, "600000", Number.NaN]) {
      expect(reason({ rounds }), `${rounds}`).toBe("damaged");
    }
    expect(reason({ boxes: Array(TRAIL_LIMITS.posts + 1).fill(box) })).toBe("too-many");
    expect(reason({ heads: Array(TRAIL_LIMITS.posts + 1).fill(head) })).toBe("too-many");
    for (const fields of [
      { normaliser: 2 },
      { order: "other" },
      { count: TRAIL_LIMITS.posts + 1 },
      { name: "x".repeat(TRAIL_LIMITS.name + 1) },
      { heads: [] },
      { heads: [{ ...head, place: { lat: 91, lng: 0 } }] },
      { heads: [{ ...head, box: 0 }] },
      { heads: [{ ...head, findPicture: { type: "text/html", data: "x" } }] },
      { boxes: [{ ...box, salt: "short" }] },
      { boxes: [{ ...box, wraps: [] }] },
      { boxes: [{ ...box, wraps: Array(TRAIL_LIMITS.answers + 1).fill(box.wraps[0]) }] },
    ]) {
      expect(reason(fields), JSON.stringify(fields).slice(0, 60)).toBe("damaged");
    }
  });

  it("is refused with posts within posts beyond the maximum, without an overflow", async () => {
    const trail = await sealed();
    const nested = (depth: number) => {
      let [head] = trail.heads;
      for (let count = 0; count < depth; count++) {
        head = {
          ...(head as NonNullable<typeof head>),
          content: { text: "", points: 0, next: head ? [head] : [] },
        };
      }
      return { trail: { ...trail, heads: [head] } };
    };
    expect(reasonOf(nested(TRAIL_LIMITS.posts - 1))).toBe("ok");
    expect(reasonOf(nested(TRAIL_LIMITS.posts + 1))).toBe("damaged");
    expect(reasonOf(nested(1500))).toBe("damaged");
  });

  it("is refused when newer, no trail, or not whole, and never throws", async () => {
    const bytes = trailFile({ kind: "trail", trail: await sealed() });
    const text = new TextDecoder().decode(bytes);
    const file = (changed: string) => readTrailFile(encodeUtf8(changed));
    expect(file(text.replace('"version":1', '"version":2'))).toEqual({
      ok: false,
      reason: "newer",
    });
    expect(file("{}")).toEqual({ ok: false, reason: "not-shared" });
    expect(file(text.slice(0, -9))).toEqual({ ok: false, reason: "damaged" });
    expect(readTrailFile(new Uint8Array(TRAIL_LIMITS.fileBytes + 1))).toEqual({
      ok: false,
      reason: "too-long",
    });
    const random = seededRandom(3);
    for (let count = 0; count < 500; count++) {
      const at = Math.floor(random() * text.length);
      const letter = String.fromCharCode(32 + Math.floor(random() * 90));
      const read = file(text.slice(0, at) + letter + text.slice(at + 1));
      expect(typeof read.ok).toBe("boolean");
    }
  });
});
