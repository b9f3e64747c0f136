import { createStore } from "zustand/vanilla";
import type { MeshCell } from "#domain/coverage/coverage-mesh.ts";

/** The mesh that the map draws: the tiles that are on the device, and those that are missing. */
export const coverageOnMapStore = createStore<{ readonly mesh: readonly MeshCell[] | null }>(
  () => ({ mesh: null }),
);

/** Draws this mesh in place of the previous one; null removes it. */
export function showCoverage(mesh: readonly MeshCell[] | null): void {
  coverageOnMapStore.setState({ mesh });
}
