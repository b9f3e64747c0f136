import type { Feature, FeatureCollection, MultiLineString } from "geojson";
import type { Map as LibreMap } from "maplibre-gl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Position } from "#domain/tracks/line-parts.ts";
import type { LayerHost } from "#mapview/layers/map-layer.ts";
import { RecordingLayer } from "./recording-layer.ts";

/** A map with this many pixels per degree, which records the data that it was given to draw. */
function mapAt(pixelsPerDegree: number) {
  const stated: Record<string, FeatureCollection[]> = {};
  const onZoom: (() => void)[] = [];
  const look = { pixelsPerDegree };
  const map = {
    on: (_: string, listener: () => void) => onZoom.push(listener),
    getSource: (id: string) => ({
      setData: (data: FeatureCollection) => {
        stated[id] = [...(stated[id] ?? []), data];
      },
    }),
    project: ([lng]: Position) => {
      const x = lng * look.pixelsPerDegree;
      return { x, dist: (other: { x: number }) => Math.abs(other.x - x) };
    },
  } as unknown as LibreMap;
  const layer = new RecordingLayer({ map, redraw: () => {} } as Partial<LayerHost> as LayerHost);
  layer.attach(map);
  return {
    layer,
    zoomTo(pixels: number) {
      look.pixelsPerDegree = pixels;
      for (const listener of onZoom) listener();
    },
    timesDrawn: () => stated["recording-latest"]?.length ?? 0,
    ends: (source: string) =>
      segmentsOf(stated[source]?.at(-1)).map((segment) => segment.at(-1)?.[0]),
  };
}

function segmentsOf(drawn: FeatureCollection | undefined) {
  const [line] = (drawn?.features ?? []) as Feature<MultiLineString>[];
  return line?.geometry.coordinates ?? [];
}

/** A line east along the equator to this longitude. */
const lineTo = (lng: number) => ({
  segments: [
    [
      [0, 0],
      [lng, 0],
    ] as Position[],
  ],
  gaps: [],
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("redraws the end of the line once it appears from under the dot, or soon", async () => {
  const { layer, timesDrawn, ends } = mapAt(1000);
  await layer.show({ latest: lineTo(1) });
  expect(timesDrawn()).toBe(1);
  await layer.show({ latest: lineTo(1.007) });
  expect(timesDrawn()).toBe(1);
  await layer.show({ latest: lineTo(1.009) });
  expect(ends("recording-latest")).toEqual([1.009]);
  await layer.show({ latest: lineTo(1.01) });
  vi.advanceTimersByTime(5000);
  expect(ends("recording-latest")).toEqual([1.01]);
  expect(timesDrawn()).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(timesDrawn()).toBe(3);
});

it("redraws it when zooming in makes it visible, and a gap immediately", async () => {
  const { layer, timesDrawn, zoomTo } = mapAt(1000);
  await layer.show({ latest: lineTo(1) });
  await layer.show({ latest: lineTo(1.005) });
  zoomTo(1500);
  expect(timesDrawn()).toBe(1);
  zoomTo(2000);
  expect(timesDrawn()).toBe(2);
  const gap: Position[] = [
    [1.005, 0],
    [1.006, 0],
  ];
  await layer.show({ latest: { ...lineTo(1.005), gaps: [gap] } });
  expect(timesDrawn()).toBe(3);
});

it("draws nothing of a recording that ended while the code was loading", async () => {
  const { layer } = mapAt(1000);
  const showing = layer.show({ latest: lineTo(1) });
  await layer.show(null);
  await showing;
  expect(layer.drawing("light")).toEqual({});
});

it("starts a recording without anything of the previous one", async () => {
  const { layer, ends } = mapAt(1000);
  await layer.show({ past: lineTo(4), latest: lineTo(5) });
  await layer.show(null);
  await layer.show({ latest: lineTo(1) });
  const { sources } = layer.drawing("light");
  const past = sources?.["recording-past"] as { data: FeatureCollection };
  expect(segmentsOf(past.data)).toEqual([]);
  expect(ends("recording-latest")).toEqual([1]);
});
