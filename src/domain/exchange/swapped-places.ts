import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { ExchangeFile, ImportNote } from "./exchange-file.ts";

/** The Netherlands and some kilometres around; with latitude and longitude swapped it lies in the sea off Somalia. */
const NETHERLANDS: LngLatBox = [3.2, 50.6, 7.4, 53.8];

/** Returns whether a place lies in the Netherlands only with its two numbers swapped. */
export function isSwappedPlace(lat: number, lng: number): boolean {
  const [west, south, east, north] = NETHERLANDS;
  return lat >= west && lat <= east && lng >= south && lng <= north;
}

/** Returns whether a file has places that look swapped, or were swapped by `withSwappedPlaces`; null for any other file. */
export function swapOf({ notes }: Pick<ExchangeFile, "notes">): "likely" | "done" | null {
  if (notes.includes("lat-lng-swapped")) return "likely";
  return notes.includes("lat-lng-exchanged") ? "done" : null;
}

/** Swaps latitude and longitude of all places of a file for which `swapOf` is not null; a second time undoes it. */
export function withSwappedPlaces(file: ExchangeFile): ExchangeFile {
  const swapped = <Place extends LatLng>(place: Place): Place => {
    return { ...place, lat: place.lng, lng: place.lat };
  };
  const [from, to]: readonly ImportNote[] =
    swapOf(file) === "done"
      ? ["lat-lng-exchanged", "lat-lng-swapped"]
      : ["lat-lng-swapped", "lat-lng-exchanged"];
  return {
    ...file,
    waypoints: file.waypoints.map(swapped),
    tracks: file.tracks.map((track) => ({ ...track, lngs: track.lats, lats: track.lngs })),
    routes: file.routes.map((route) => ({ ...route, points: route.points.map(swapped) })),
    notes: file.notes.map((note) => (note === from ? (to as ImportNote) : note)),
  };
}
