import { createStore } from "zustand/vanilla";
import type { MeshCell } from "#domain/coverage/coverage-mesh.ts";

/** The net of tiles that the map draws: what is on the device, and what is not. */
export const coverageOnMapStore = createStore<{ readonly mesh: readonly MeshCell[] | null }>(
  () => ({ mesh: null }),
);

/** Draws this net instead of the one before; null takes it off the map. */
export function showCoverage(mesh: readonly MeshCell[] | null): void {
  coverageOnMapStore.setState({ mesh });
}
