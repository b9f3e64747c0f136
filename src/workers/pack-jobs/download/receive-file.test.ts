import { expect, it } from "vitest";
import { type FakeFile, fakeDownloads } from "#platform/downloads/fake-downloads.ts";
import { bytesInMemory, fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import { openCheckedFile, sha256OfFile } from "#workers/pack-jobs/checked-file.ts";
import { receiveFile } from "./receive-file.ts";

const URL = "https://packs.example/dorp/map.pmtiles";
const WHOLE = Uint8Array.from({ length: 600 }, (_, index) => (index * 7) % 251);
const OTHER = WHOLE.map((byte) => byte ^ 1);

/** Receives a file into one that has these bytes already. */
async function received(served: FakeFile, stored: Uint8Array) {
  const files = fakePackFiles();
  files.stored.set("a", new Map([["map.pmtiles", stored]]));
  const downloads = fakeDownloads();
  downloads.served.set(URL, served);
  const { signal } = new AbortController();
  const sha256 = await sha256OfFile(bytesInMemory(WHOLE), signal);
  const file = { name: "map.pmtiles", bytes: WHOLE.length, sha256 };
  let largestBytes = 0;
  const onDone = (doneBytes: number) => {
    largestBytes = Math.max(largestBytes, doneBytes);
  };
  const target = await openCheckedFile(files, "a", file.name, file.bytes);
  const problem = await receiveFile(
    target,
    { url: URL, file, etag: null },
    { downloads, signal, onDone, onEtag: async () => {} },
  ).then(
    () => null,
    (error) => error.problem,
  );
  const asked = downloads.asked.map(({ fromByte }) => fromByte);
  return { problem, bytes: files.stored.get("a")?.get("map.pmtiles"), asked, largestBytes };
}

it("requests nothing if the whole file is there", async () => {
  expect(await received({ bytes: WHOLE }, WHOLE)).toMatchObject({ problem: null, asked: [] });
});

it("checks a file that has its full length already, and receives it again", async () => {
  const { problem, bytes, asked } = await received({ bytes: WHOLE }, OTHER);
  expect(problem).toBeNull();
  expect(bytes).toEqual(WHOLE);
  expect(asked).toEqual([0]);
});

it("checks a resumed file as a whole, and receives it once more", async () => {
  const { problem, bytes, asked } = await received({ bytes: WHOLE }, OTHER.slice(0, 200));
  expect(problem).toBeNull();
  expect(bytes).toEqual(WHOLE);
  expect(asked).toEqual([200, 0]);
});

it("refuses a file that is wrong once more", async () => {
  const { problem, asked } = await received({ bytes: OTHER }, OTHER.slice(0, 200));
  expect(problem).toBe("wrong-hash");
  expect(asked).toEqual([200, 0]);
});

it("refuses a file whose stored full length is wrong and that is wrong again", async () => {
  const { problem, asked } = await received({ bytes: OTHER }, OTHER);
  expect(problem).toBe("wrong-hash");
  expect(asked).toEqual([0]);
});

it("never receives more than the length of the file", async () => {
  const endless = { bytes: new Uint8Array(50_000), contentRange: "bytes 200-599/600" };
  for (const stored of [new Uint8Array(), WHOLE.slice(0, 200)]) {
    const { problem, largestBytes } = await received(endless, stored);
    expect(problem).toBe("wrong-hash");
    expect(largestBytes).toBeLessThanOrEqual(WHOLE.length);
  }
});
