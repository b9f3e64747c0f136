import { gpx } from "@tmcw/togeojson";
import { startImport } from "#workers/import/import-client.ts";

/** The measurements of one run of a reader. */
export interface Run {
  /** The time from a file (`Blob`) to usable objects. */
  readonly milliseconds: number;
  /** The longest time that the page was blocked. */
  readonly longestBlockMs: number;
  /** The number of waypoints and track points. */
  readonly points: number;
}

/** The functions that the bench calls in the page. */
export interface BenchPage {
  /** Reads and measures. */
  ours(url: string): Promise<Run>;
  toGeoJson(url: string): Promise<Run>;
  /** Measures an idle page, blocked only by other work of the machine. */
  idle(url: string): Promise<Run>;
  /** Reads without measuring, which would leave garbage. */
  read(reader: "ours" | "toGeoJson", url: string): Promise<number>;
}

const IDLE_MS = 150;

const blobs = new Map<string, Promise<Blob>>();

const page: BenchPage = {
  ours: (url) => measured(url, ours),
  toGeoJson: (url) => measured(url, toGeoJson),
  idle: (url) => measured(url, idle),
  read: async (reader, url) => ({ ours, toGeoJson })[reader](await blobOf(url)),
};
Object.assign(globalThis, { bench: page });

async function ours(file: Blob): Promise<number> {
  const { result } = await startImport({ file }, () => {}).answer;
  if (!result.ok) throw new Error(result.problem.reason);
  const { waypoints, tracks } = result.file;
  return waypoints.length + tracks.reduce((sum, { lngs }) => sum + lngs.length, 0);
}

async function toGeoJson(file: Blob): Promise<number> {
  const document = new DOMParser().parseFromString(await file.text(), "text/xml");
  let points = 0;
  for (const { geometry } of gpx(document).features) {
    if (geometry?.type === "Point") points++;
    else if (geometry?.type === "LineString") points += geometry.coordinates.length;
  }
  return points;
}

function idle(): Promise<number> {
  return new Promise((resolve) => setTimeout(resolve, IDLE_MS, 0));
}

async function measured(url: string, read: (file: Blob) => Promise<number>): Promise<Run> {
  const file = await blobOf(url);
  const heart = heartbeat();
  const start = performance.now();
  const points = await read(file);
  const milliseconds = performance.now() - start;
  return { milliseconds, longestBlockMs: await heart.stop(), points };
}

function blobOf(url: string): Promise<Blob> {
  const known = blobs.get(url) ?? fetch(url).then((response) => response.blob());
  blobs.set(url, known);
  return known;
}

/**
 * Ticks every few milliseconds (a browser makes it four), without affecting the worker; the longest pause
 * between ticks is the longest block.
 */
function heartbeat(): { stop(): Promise<number> } {
  let last = performance.now();
  let longest = 0;
  const beat = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(beat, 1);
  return {
    async stop() {
      // One more tick, to include the last delivery.
      await new Promise((resolve) => setTimeout(resolve));
      clearInterval(timer);
      beat();
      return longest;
    },
  };
}
