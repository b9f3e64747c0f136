import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageInLanguage } from "#app/page-in-language.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import { iconPaths } from "#mapview/images/icon-paths.ts";
import { wholeFileSource } from "#mapview/sources/archive-resolver.ts";
import { fetchPicture } from "#mapview/sources/fetch-picture.ts";
import { OnlineTiles } from "#mapview/sources/online-tiles.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import { probePicture } from "#platform/network/picture-probe.ts";
import { fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import { reloadForNewBuild } from "#platform/service-worker/new-build.ts";
import { storedFilesIn } from "#platform/stored-files/browser-stored-files.ts";
import { askTile } from "#workers/pack-jobs/ask-tile.ts";
import { openCheckedFile } from "#workers/pack-jobs/checked-file.ts";
import { receiveFile } from "#workers/pack-jobs/download/receive-file.ts";
import { fetchMarks } from "#workers/pack-jobs/marks/fetch-marks.ts";
import { requestPace } from "#workers/pack-jobs/request-pace.ts";
import { receiveExtract } from "#workers/pack-jobs/slice/receive-extract.ts";
import { askSliceStatus } from "#workers/pack-jobs/slice/slice-requests.ts";
import { loadProvinces } from "./provinces.ts";

const URL = "https://server.example/a";
const PIECE_BYTES = 1 << 20;
const STATED_BYTES = 2 << 20;

const MARKS_OF_NOWHERE = {
  kind: "marks",
  id: "a",
  name: "a",
  status: "running",
  area: [4, 52, 5, 53],
  dataDate: null,
  doneBytes: 0,
  totalBytes: 0,
} as const;

interface Door {
  readonly maxBytes: number;
  /** Downloads from the server; what comes of it. */
  readonly download: () => Promise<unknown>;
}

const { signal } = new AbortController();
const asking = () => ({ downloads: browserDownloads(), clock: fakeClock(), signal });

/** The files of the app that download, with a download through each. */
const DOORS: Readonly<Record<string, Door>> = {
  "app/page-in-language.ts": {
    maxBytes: DOWNLOAD_LIMITS.appFile,
    download: () => pageInLanguage("en", "/"),
  },
  "mapview/images/icon-paths.ts": { maxBytes: DOWNLOAD_LIMITS.appFile, download: iconPaths },
  "mapview/sources/archive-resolver.ts": {
    maxBytes: DOWNLOAD_LIMITS.appFile,
    download: () => wholeFileSource(URL, fetch).fetched(),
  },
  "mapview/sources/fetch-picture.ts": {
    maxBytes: DOWNLOAD_LIMITS.picture,
    download: () => fetchPicture(URL, signal),
  },
  "mapview/sources/online-tiles.ts": {
    maxBytes: DOWNLOAD_LIMITS.tile,
    download: () =>
      new OnlineTiles({
        tileJsonUrl: URL,
        fetchFrom: (...request) => fetch(...request),
        mayAsk: () => true,
        nowMs: () => 0,
        onLate: () => {},
        onFailing: () => {},
      }).resolve({ z: 14, x: 8400, y: 5400 }, signal),
  },
  "platform/downloads/fetch-text.ts": {
    maxBytes: DOWNLOAD_LIMITS.text,
    download: () => fetchText(browserDownloads(), URL, null, signal),
  },
  "platform/network/picture-probe.ts": {
    maxBytes: 0,
    download: () => probePicture(URL, signal),
  },
  "platform/service-worker/new-build.ts": {
    maxBytes: DOWNLOAD_LIMITS.text,
    download: () =>
      reloadForNewBuild({
        ownBuildId: "a",
        ask: fetch,
        memory: () => ({ getItem: () => null, setItem: () => {} }),
        reload: () => {},
      }),
  },
  "platform/stored-files/browser-stored-files.ts": {
    maxBytes: DOWNLOAD_LIMITS.appFile,
    download: () => storedFilesIn({ caches: null, fetch }).read(URL),
  },
  "state/packs/provinces.ts": { maxBytes: DOWNLOAD_LIMITS.appFile, download: loadProvinces },
  "workers/pack-jobs/ask-tile.ts": {
    maxBytes: DOWNLOAD_LIMITS.tile,
    download: () =>
      askTile(URL, { ...asking(), pace: requestPace(fakeClock()), isTile: () => true }),
  },
  "workers/pack-jobs/download/receive-file.ts": {
    maxBytes: STATED_BYTES,
    download: async () => {
      const file = { name: "map.pmtiles", bytes: STATED_BYTES, sha256: "" };
      const target = await openCheckedFile(fakePackFiles(), "a", file.name, file.bytes);
      const receiving = { ...asking(), onDone: () => {}, onEtag: async () => {} };
      await receiveFile(target, { url: URL, file, etag: null }, receiving);
    },
  },
  "workers/pack-jobs/marks/fetch-marks.ts": {
    maxBytes: DOWNLOAD_LIMITS.marks,
    download: () => {
      const context = { files: fakePackFiles(), ownOrigin: "", onProgress: () => {} };
      return fetchMarks(MARKS_OF_NOWHERE, { ...asking(), ...context });
    },
  },
  "workers/pack-jobs/slice/receive-extract.ts": {
    maxBytes: STATED_BYTES,
    download: () =>
      receiveExtract(
        { url: URL, bytes: STATED_BYTES, folder: "a", fileName: "b" },
        { ...asking(), files: fakePackFiles(), onDone: () => {} },
      ),
  },
  "workers/pack-jobs/slice/slice-requests.ts": {
    maxBytes: DOWNLOAD_LIMITS.text,
    download: () => askSliceStatus("a", { ...asking(), server: "https://server.example" }),
  },
};

/** The files that download without a door above, each with its reason. */
const OTHERS: Readonly<Record<string, string>> = {
  "app/load-scripts.ts": "The page reloads after five seconds; its scripts are limited.",
  "mapview/layers/base/base-layer.ts": "Gives `fetch` to OnlineTiles.",
  "mapview/sources/glyph-protocol.ts": "Needs MapLibre; its files are limited.",
  "platform/downloads/browser-downloads.ts": "Its readers state the maximum of each response.",
  "platform/service-worker/fetch-language.ts": "Reads no body.",
  "platform/downloads/server-answer.ts": "Enforces the maximum that each reader states.",
  "state/packs/catalogues.ts": "By fetchText.",
  "state/scouting/ask-jotihunt.ts": "By fetchText.",
  "state/search/addresses.ts": "By fetchText.",
  "sw/service-worker.ts": "The browser checks the hash of a file before any byte is stored.",
  "workers/fairway/fairway-worker.ts": "`FetchSource` refuses more bytes than the range.",
  "workers/pack-jobs/area/online-server.ts": "By fetchText.",
  "workers/pack-jobs/download/download-pack.ts": "By fetchText.",
  "workers/pack-jobs/find-municipality.ts": "By fetchText.",
  "workers/search/search-worker.ts": "Starts with its worker; its file is limited.",
};

let sentBytes = 0;

/** A response that has no end, and states any length. */
function endless(headers: HeadersInit): Response {
  const piece = new Uint8Array(PIECE_BYTES).fill(0x20);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        sentBytes += piece.length;
        if (sentBytes > 100 * PIECE_BYTES) throw new Error("Nobody stopped reading.");
        controller.enqueue(piece.slice());
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers });
}

beforeEach(() => {
  sentBytes = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("names every file that downloads", () => {
  const root = join(import.meta.dirname, "../..");
  const downloading = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|\/fake-/.test(path))
    .filter((path) =>
      /(?<!function )\b(?:fetch|fetchText|textOfAnswer|FetchSource)\(|\b(?:answerOf|piecesOf)\(\s*(?:answer|downloads)\b|new XMLHttpRequest/.test(
        readFileSync(join(root, path), "utf8"),
      ),
    );
  const known = [...Object.keys(DOORS), ...Object.keys(OTHERS)];
  expect(downloading.filter((path) => !known.includes(path))).toEqual([]);
});

/** Lengths that a server may state of a response without an end; null states none. */
const STATED = [null, "1000", String(STATED_BYTES)];

it.each(
  Object.entries(DOORS).flatMap(([path, door]) =>
    STATED.map((length) => [path, length, door] as const),
  ),
)(
  "%s stops reading a response that has no end and states %s bytes",
  async (_path, length, door) => {
    const headers = { "content-type": "image/png", ...(length && { "content-length": length }) };
    vi.stubGlobal("fetch", async () => endless(headers));
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    const result = await door.download().catch(() => "refused");
    // If nothing is refused, nothing may come of it.
    const isEmpty = result instanceof Map ? result.size === 0 : !result;
    expect(result === "refused" || isEmpty || door.maxBytes === 0).toBe(true);
    expect(sentBytes).toBeLessThanOrEqual(door.maxBytes + 2 * PIECE_BYTES);
  },
);
