import type { NamedRoutesLayer } from "#mapview/layers/named-routes/named-routes-layer.ts";
import { namedRoutes } from "#state/named-routes/named-routes.ts";
import { namedRoutesOnMapStore } from "#state/named-routes/named-routes-on-map.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

type Lines = Awaited<ReturnType<typeof namedRoutes.ask<"lines">>>;

/** Draws the named routes of the packs where the user wants them, and the one in hand, until the returned function is called. */
export function drawNamedRoutes(layer: Pick<NamedRoutesLayer, "show">): () => void {
  let known: { readonly packs: unknown; readonly lines: Promise<Lines> } | null = null;
  let newest = 0;

  const linesNow = (): Promise<Lines> | null => {
    if (!preferencesStore.getState().namedRoutes) return null;
    const { packs } = packsStore.getState();
    if (known?.packs !== packs) known = { packs, lines: namedRoutes.ask("lines", null) };
    return known.lines;
  };
  const update = async (): Promise<void> => {
    newest += 1;
    const asked = newest;
    const lines = linesNow();
    try {
      const routes = (await lines) ?? [];
      if (asked !== newest) return;
      const { chosen } = namedRoutesOnMapStore.getState();
      layer.show(routes.length > 0 || chosen ? { routes, chosen: chosen ?? [] } : null);
    } catch (error) {
      known = null;
      console.warn("No named routes on the map:", error);
    }
  };
  void update();
  const disposals = [
    namedRoutesOnMapStore.subscribe(() => void update()),
    packsStore.subscribe(({ packs }, before) => {
      if (packs !== before.packs) void update();
    }),
    preferencesStore.subscribe((now, before) => {
      if (now.namedRoutes !== before.namedRoutes) void update();
    }),
  ];
  return () => {
    newest += 1;
    for (const dispose of disposals) dispose();
  };
}
