import { Map as MapIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { detailTexts } from "#i18n/waypoints-detail.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";

const SmallMap = lazy(async () => {
  const module = await import(/* webpackChunkName: "small-map" */ "./small-map.tsx");
  return { default: module.SmallMap };
});

/** Who asked for the map once sees it with every waypoint of this visit. */
let wasAsked = false;

/** The map is nearly half a megabyte: it is loaded when it is asked for. */
export function MapOnDemand({ waypoint }: { readonly waypoint: Waypoint }) {
  const [isAsked, setAsked] = useState(wasAsked);
  const ask = () => {
    wasAsked = true;
    setAsked(true);
  };
  if (!isAsked) {
    return (
      <Button icon={<MapIcon aria-hidden="true" size={20} />} onClick={ask}>
        {detailTexts.showMap}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Spinner label={detailTexts.mapLoading} />}>
      <SmallMap waypoint={waypoint} />
    </Suspense>
  );
}
