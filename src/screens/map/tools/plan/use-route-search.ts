import { useState } from "react";
import { useSearchParams } from "react-router";
import type { RouteSearchKind } from "#screens/map/tools/plan/route-search/search-panel.ts";
import { askForPlanFit } from "#state/map/plan-shown.ts";

/** The open panel with a search, and the menu that opens it. */
export interface RouteSearchState {
  /** The search; null for none. */
  readonly kind: RouteSearchKind | null;
  /** The track to match to the network. */
  readonly trackId: string | null;
  readonly isMenu: boolean;
  readonly toggleMenu: () => void;
  readonly choose: (kind: RouteSearchKind) => void;
  readonly onClose: () => void;
}

/** Returns the open panel, at first the one in the address: `opnetwerk` (a track) or `rondje` (loops). */
export function useRouteSearch(): RouteSearchState {
  const [search, setSearch] = useSearchParams();
  const trackId = search.get("opnetwerk");
  const [kind, setKind] = useState<RouteSearchKind | null>(() => {
    if (trackId) return "snap";
    return search.has("rondje") ? "loops" : null;
  });
  const [isMenu, setMenu] = useState(false);
  return {
    kind,
    trackId,
    isMenu,
    toggleMenu: () => setMenu(!isMenu),
    choose(chosen: RouteSearchKind) {
      setMenu(false);
      setKind(chosen);
    },
    onClose() {
      setKind(null);
      askForPlanFit();
      // Continuing the plan closes the track.
      if (trackId) setSearch({ plan: "" }, { replace: true });
    },
  };
}
