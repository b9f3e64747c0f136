import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ProtractorScale } from "#domain/survey/protractor.ts";

interface ProtractorState {
  /** The place at its centre; null while it is not on the map. */
  readonly center: LatLng | null;
  readonly scale: ProtractorScale;
}

/** The protractor on the map; it stays there, also on a printed sheet, until it is removed. Memory only. */
export const protractorStore = createStore<ProtractorState>(() => ({
  center: null,
  scale: 25_000,
}));

/** Centres the protractor on a place. */
export function placeProtractor({ lat, lng }: LatLng): void {
  protractorStore.setState({ center: { lat, lng } });
}

/** Changes the map scale of the protractor. */
export function scaleProtractor(scale: ProtractorScale): void {
  protractorStore.setState({ scale });
}

/** Removes the protractor from the map. */
export function removeProtractor(): void {
  protractorStore.setState({ center: null });
}
