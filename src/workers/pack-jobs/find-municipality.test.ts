import { expect, it } from "vitest";
import { MAX_MUNICIPALITIES, municipalityUrl } from "#domain/areas/municipality.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { type FakeFile, fakeDownloads } from "#platform/downloads/fake-downloads.ts";
import { fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import type { MunicipalityResult } from "./pack-job-calls.ts";
import { packJobHandlers } from "./pack-job-handlers.ts";

const RING = [
  [5.6, 52],
  [5.8, 52],
  [5.8, 52.1],
  [5.6, 52],
];

function bytesWith(...names: readonly string[]): Uint8Array {
  const features = names.map((naam) => ({
    properties: { naam },
    geometry: { type: "Polygon", coordinates: [RING] },
  }));
  return new TextEncoder().encode(JSON.stringify({ type: "FeatureCollection", features }));
}

/** Searches with a server that answers like this. */
async function search(typed: string, file: FakeFile, online = true) {
  const downloads = Object.assign(fakeDownloads(), { online });
  downloads.served.set(municipalityUrl(typed) ?? "", file);
  const device = { files: fakePackFiles(), downloads, clock: fakeClock(), ownOrigin: "" };
  const { signal } = new AbortController();
  const result = await packJobHandlers(device).findMunicipality(typed, { signal, tell: () => {} });
  return { result: result as MunicipalityResult, requests: downloads.asked.length };
}

const namesIn = ({ result }: Awaited<ReturnType<typeof search>>) =>
  result.ok ? result.found.map(({ name }) => name) : result.problem;

it("finds a municipality with one request", async () => {
  const found = await search("ede", { bytes: bytesWith("Ede") });
  expect(namesIn(found)).toEqual(["Ede"]);
  expect(found.requests).toBe(1);
});

it("finds several, and none", async () => {
  const several = ["Bergen op Zoom", "Bergen (NH.)", "Bergen (L.)"];
  expect(namesIn(await search("Bergen", { bytes: bytesWith(...several) }))).toEqual(
    several.toReversed(),
  );
  expect(namesIn(await search("Nergens", { bytes: bytesWith() }))).toEqual([]);
});

it("asks for more of a name that too many have, unless one has exactly that name", async () => {
  const many = Array.from({ length: MAX_MUNICIPALITIES - 1 }, (_, index) => `West ${index}`);
  const ask = (...names: readonly string[]) => search("west", { bytes: bytesWith(...names) });
  expect(namesIn(await ask(...many, "Westland"))).toBe("too-many");
  expect(namesIn(await ask(...many, "West"))).toContain("West");
  const { requests, result } = await search("we", { bytes: bytesWith() });
  expect(result).toEqual({ ok: false, problem: "too-many" });
  expect(requests).toBe(0);
});

it.each<readonly [string, Partial<FakeFile>, string]>([
  ["a page", { contentType: "text/html" }, "html-answered"],
  ["an error", { status: 500 }, "server-error"],
  ["an exception in XML", { bytes: new TextEncoder().encode("<ows:Exception/>") }, "damaged"],
  ["too many requests", { status: 429, retryAfterMs: 60_000 }, "server-busy"],
  ["a lost connection", { cutAfterBytes: 64 }, "connection-lost"],
  ["half an answer", { bytes: bytesWith("Ede").subarray(0, 100) }, "damaged"],
  ["megabytes", { bytes: new Uint8Array((4 << 20) + 1).fill(0x20) }, "too-many"],
  ["no answer", { isUnreachable: true }, "unreachable"],
])("reports %s", async (_what, file, problem) => {
  const { result, requests } = await search("ede", { bytes: bytesWith("Ede"), ...file });
  expect(result).toEqual({ ok: false, problem });
  expect(requests).toBe(1);
});

it("reports that there is no connection", async () => {
  expect(namesIn(await search("ede", { bytes: bytesWith("Ede") }, false))).toBe("offline");
});
