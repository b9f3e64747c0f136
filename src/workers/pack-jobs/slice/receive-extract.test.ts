import { describe, expect, it } from "vitest";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import { type FakeFile, fakeDownloads } from "#platform/downloads/fake-downloads.ts";
import { fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import { receiveExtract } from "./receive-extract.ts";

const URL = "https://slice.example/files/a.osm.pbf";

/** Bytes that do not repeat, as those of a compressed file. */
function bytesOf(seed: number, length = 1000): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}

const EXTRACT = bytesOf(1);

/** Receives an extract whose stated size is that of `EXTRACT` into a file that has these bytes already. */
async function received(
  served: FakeFile,
  { stored = new Uint8Array() as Uint8Array, bytes = 1000 } = {},
) {
  const files = fakePackFiles();
  files.stored.set("job", new Map([["extract", stored]]));
  const downloads = fakeDownloads();
  downloads.served.set(URL, served);
  let largestBytes = 0;
  const { signal } = new AbortController();
  const now = () => files.stored.get("job")?.get("extract") ?? new Uint8Array();
  const onDone = () => {
    largestBytes = Math.max(largestBytes, now().length);
  };
  const problem = await receiveExtract(
    { url: URL, bytes, folder: "job", fileName: "extract" },
    { files, downloads, signal, onDone },
  ).then(
    () => null,
    (error) => error.problem,
  );
  return { problem, bytes: now(), largestBytes, asked: downloads.asked };
}

describe("an extract", () => {
  it("is received whole", async () => {
    expect(await received({ bytes: EXTRACT })).toMatchObject({ problem: null, bytes: EXTRACT });
  });

  it.each([
    ["stated by the server", { bytes: 1000 }, {}],
    ["stated by the answer alone", { bytes: 0 }, { contentLength: 1000 }],
  ])("that ends before its length, %s, is not whole", async (_name, stated, served) => {
    const short = { bytes: EXTRACT.slice(0, 700), ...served };
    expect((await received(short, stated)).problem).toBe("connection-lost");
  });

  it("that is longer than stated is refused, and never written beyond that", async () => {
    const { problem, largestBytes } = await received({ bytes: bytesOf(1, 50_000) });
    expect(problem).toBe("extract-damaged");
    expect(largestBytes).toBeLessThanOrEqual(EXTRACT.length);
  });

  it("that is longer than its answer states is refused too", async () => {
    const served = { bytes: bytesOf(1, 50_000), contentLength: 1000 };
    const { problem, largestBytes } = await received(served, { bytes: 0 });
    expect(problem).toBe("extract-damaged");
    expect(largestBytes).toBeLessThanOrEqual(1000);
  });

  it("of an impossible size is not asked for", async () => {
    const { problem, asked } = await received(
      { bytes: EXTRACT },
      { bytes: DOWNLOAD_LIMITS.extract + 1 },
    );
    expect(problem).toBe("extract-too-large");
    expect(asked).toEqual([]);
  });
});

describe("the rest of an extract", () => {
  const stored = EXTRACT.slice(0, 300);

  it("is asked for from a little before the end of the earlier part", async () => {
    const { problem, bytes, asked } = await received({ bytes: EXTRACT }, { stored });
    expect(problem).toBeNull();
    expect(bytes).toEqual(EXTRACT);
    expect(asked.map(({ fromByte }) => fromByte)).toEqual([236]);
  });

  it("is not added to a part of another file: then the whole is received", async () => {
    const other = bytesOf(2).slice(0, 300);
    const { problem, bytes, asked } = await received({ bytes: EXTRACT }, { stored: other });
    expect(problem).toBeNull();
    expect(bytes).toEqual(EXTRACT);
    expect(asked.map(({ fromByte }) => fromByte)).toEqual([236, 0]);
  });

  it.each(["bytes 0-999/1000", "bytes 236-900/901", "something"])(
    "is not taken from another range: %s",
    async (contentRange) => {
      const { problem, bytes } = await received({ bytes: EXTRACT, contentRange }, { stored });
      expect(problem).toBeNull();
      expect(bytes).toEqual(EXTRACT);
    },
  );

  it("replaces the part if the server sends the whole", async () => {
    const served = { bytes: EXTRACT, ignoresRange: true };
    expect(await received(served, { stored })).toMatchObject({ problem: null, bytes: EXTRACT });
  });

  it("is asked for from the start if more is stored than there is", async () => {
    const longer = { stored: bytesOf(3, 2000) };
    expect(await received({ bytes: EXTRACT }, longer)).toMatchObject({
      problem: null,
      bytes: EXTRACT,
    });
  });
});
