import { Map as MapIcon } from "lucide-react";
import { Link } from "react-router";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxAroundBoxes, viewOfBox } from "#domain/packs/framed-box.ts";
import { actionLabel, showOnMapText } from "#i18n/actions.ts";
import { askForPlace, askForView } from "#state/map/map-view.ts";
import { buttonClass } from "#ui/button.tsx";

interface ShowOnMapProps {
  /** The place to centre on, or the boxes to show. */
  readonly shown: LatLng | readonly LngLatBox[];
  /** Appended to the accessible label if a list has several of these. */
  readonly name?: string;
  readonly variant?: Parameters<typeof buttonClass>[0];
}

/** A link to the map, which then shows this. */
export function ShowOnMap({ shown, name, variant }: ShowOnMapProps) {
  const ask = () => {
    if ("lat" in shown) askForPlace(shown);
    else askForView(viewOfBox(boxAroundBoxes(shown)));
  };
  return (
    <Link
      to="/map"
      className={buttonClass(variant)}
      aria-label={name === undefined ? undefined : actionLabel(showOnMapText, name)}
      onClick={ask}
    >
      <MapIcon aria-hidden="true" size={20} />
      {showOnMapText}
    </Link>
  );
}
