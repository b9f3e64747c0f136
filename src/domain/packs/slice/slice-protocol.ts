import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/** The answer of the slice server about an extract that was requested. Source: the README of SliceOSM/api. */
export interface SliceStatus {
  readonly isComplete: boolean;
  /** True if the server has begun; before that the request waits in its queue. */
  readonly hasBegun: boolean;
  /** The part that is done, 0 to 1. */
  readonly fraction: number;
  /** The size of a complete extract; 0 before. */
  readonly bytes: number;
  /** The day up to which it has edits, "2026-11-21"; null before the server has begun. */
  readonly dataDate: string | null;
}

/** Returns the address to which requests for extracts are posted. */
export function sliceRequestUrl(server: string): string {
  return `${server}/api/`;
}

/** Returns the request for an extract of a box. */
export function sliceRequestBody([west, south, east, north]: LngLatBox): string {
  // Five decimals are a metre.
  const numbers = [south, west, north, east].map((degrees) => Number(degrees.toFixed(5)));
  return JSON.stringify({ Name: "none", RegionType: "bbox", RegionData: numbers });
}

/** Returns the address of the status of an extract. */
export function sliceStatusUrl(server: string, sliceId: string): string {
  return `${server}/api/${sliceId}`;
}

/** Returns the address of an extract, which exists once it is complete. */
export function sliceFileUrl(server: string, sliceId: string): string {
  return `${server}/files/${sliceId}.osm.pbf`;
}
