import { Map as MapIcon } from "lucide-react";
import { useStore } from "zustand";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { BesideOnRequest } from "#parts/map/beside-on-request.tsx";
import { useIsWide } from "#parts/use-is-wide.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";

const SmallMap = lazyComponent(
  async () => (await import(/* webpackChunkName: "small-map" */ "./small-map.tsx")).SmallMap,
  { waiting: <Spinner label={detailTexts.mapLoading} /> },
);

/** Loads the map, nearly half a megabyte, on request; from then on every waypoint of this visit shows it. */
export function MapOnDemand({ waypoint }: { readonly waypoint: Waypoint }) {
  const isAsked = useStore(mapVisitStore, (visit) => visit.isWaypointMapShown);
  const ask = () => mapVisitStore.setState({ isWaypointMapShown: true });
  // The map beside the screens is there anyway.
  const isWide = useIsWide();
  if (!isAsked && !isWide) {
    return (
      <Button Icon={MapIcon} onClick={ask}>
        {detailTexts.showMap}
      </Button>
    );
  }
  return (
    <BesideOnRequest key={waypoint.id}>
      <SmallMap waypoint={waypoint} />
    </BesideOnRequest>
  );
}
