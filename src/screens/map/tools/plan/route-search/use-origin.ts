import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isPlace, type PlanPoint } from "#domain/network/plan/route/plan-route.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { pointText } from "#parts/plan-export/point-words.ts";
import { searchOriginNow } from "#parts/search-origin-now.ts";
import { planner } from "#state/plans/planner.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { nodeWords, routeSearchTexts } from "#words/plan/route-search.ts";

/** The origin of a search; its place is from when it was chosen. */
export interface Origin {
  readonly kind: "plan" | "own" | "center" | "tapped";
  readonly label: string;
  readonly place: LatLng;
}

/** The possible origins and the chosen one. */
export interface Origins {
  readonly all: readonly Origin[];
  /** The chosen origin; null before there is a map. */
  readonly chosen: Origin | null;
  /** Chooses an origin; choosing it again updates its place. */
  readonly choose: (kind: Origin["kind"]) => void;
  readonly choosePoint: (point: PlanPoint) => void;
}

/**
 * Returns the origins of a search.
 * @param end the end of the plan to start from, if there is a plan
 */
export function useOrigin(
  controller: Pick<MapPort, "center" | "zoom">,
  end: "first" | "last",
): Origins {
  const [tapped, setTapped] = useState<Origin | null>(null);
  const [isByUser, setByUser] = useState(false);
  const [chosen, setChosen] = useState(() => startOf(originsNow(controller, end), controller));
  const hasFix = useStore(positionStore, ({ fix }) => fix !== null);
  const chooseAgain = useEffectEvent(() => {
    // A map that opens moves to the first position.
    if (!isByUser) setChosen(startOf(originsNow(controller, end), controller));
  });
  useEffect(() => {
    if (hasFix) chooseAgain();
  }, [hasFix]);
  // The map moves without rendering this, so a choice takes the places of now.
  const allNow = () => [...originsNow(controller, end), ...(tapped ? [tapped] : [])];
  return {
    all: allNow(),
    chosen,
    choose(kind) {
      setByUser(true);
      setChosen(allNow().find((one) => one.kind === kind) ?? chosen);
    },
    choosePoint(point) {
      const origin = { kind: "tapped", ...atPoint(point) } as const;
      setByUser(true);
      setTapped(origin);
      setChosen(origin);
    },
  };
}

function originsNow({ center }: Pick<MapPort, "center">, end: "first" | "last"): readonly Origin[] {
  const { nodes } = planner.store.getState().route;
  const node = end === "first" ? nodes[0] : nodes.at(-1);
  const own = ownPositionNow();
  return [
    ...(node ? [{ kind: "plan", ...atPoint(node) } as const] : []),
    ...(own && !own.isStale
      ? [
          {
            kind: "own",
            label: routeSearchTexts.own,
            place: { lat: own.lat, lng: own.lng },
          } as const,
        ]
      : []),
    ...(center ? [{ kind: "center", label: routeSearchTexts.center, place: center } as const] : []),
  ];
}

/** Returns the first origin: the plan if there is one, else the position, unless the user looks elsewhere. */
function startOf(
  origins: readonly Origin[],
  { center, zoom }: Pick<MapPort, "center" | "zoom">,
): Origin | null {
  const of = (kind: Origin["kind"]) => origins.find((one) => one.kind === kind);
  const isHere = center !== null && searchOriginNow({ ...center, zoom }).kind === "position";
  return of("plan") ?? (isHere ? of("own") : undefined) ?? of("center") ?? origins[0] ?? null;
}

function atPoint(point: PlanPoint): Pick<Origin, "label" | "place"> {
  const { lat, lng } = point;
  const label = isPlace(point) ? pointText(point) : nodeWords(point.number);
  return { label, place: { lat, lng } };
}
