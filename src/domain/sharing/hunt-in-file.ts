import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";
import { isEmptyState, type SharedState } from "#domain/survey/hunt-merge.ts";
import { readHuntLink } from "./hunt-link.ts";

/**
 * Returns the hunt of a file that `huntContent` made, also after another app changed the file: what it leaves of the links counts. Null for
 * a file without one.
 * @param newId creates the id of a part without one
 */
export function huntInFile(
  { waypoints, tracks, routes }: Pick<ExchangeFile, "waypoints" | "tracks" | "routes">,
  newId: () => string,
): SharedState | null {
  const links = [...waypoints, ...tracks, ...routes].flatMap((one) => one.links ?? []);
  const states = links.flatMap(({ url }) => {
    const read = readHuntLink(new URL(url).hash, newId);
    return read.ok ? [read.state] : [];
  });
  const all: SharedState = {
    hunt: {
      circles: once(states.flatMap(({ hunt }) => hunt.circles)),
      sightings: once(states.flatMap(({ hunt }) => hunt.sightings)),
      areas: once(states.flatMap(({ hunt }) => hunt.areas)),
    },
    gone: states.flatMap(({ gone }) => gone),
  };
  return isEmptyState(all) ? null : all;
}

function once<Part extends { readonly id: string }>(parts: readonly Part[]): readonly Part[] {
  return [...new Map(parts.map((part) => [part.id, part])).values()];
}
