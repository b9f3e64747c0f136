import { Map as MapIcon } from "lucide-react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxAroundBoxes, viewOfBox } from "#domain/packs/framed-box.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { actionLabel } from "#sentences/common/actions.ts";
import { askForPlace, askForView } from "#state/map/map-view.ts";
import type { buttonClass } from "#ui/button.tsx";
import { showOnMapText } from "#words/common/actions.ts";

interface ShowOnMapProps {
  /** The place to centre on, or the boxes to show. */
  readonly shown: LatLng | readonly LngLatBox[];
  /** Appended to the accessible label if a list has several of these. */
  readonly name?: string;
  readonly variant?: Parameters<typeof buttonClass>[0];
  /** The lowest zoom to show boxes at, for a map that has nothing below it. */
  readonly fromZoom?: number | undefined;
  /** Called before the map opens. */
  readonly onShow?: (() => void) | undefined;
}

/** A link to the map, which then shows this. */
export function ShowOnMap({ shown, name, variant, fromZoom = 0, onShow }: ShowOnMapProps) {
  const ask = () => {
    onShow?.();
    if ("lat" in shown) return askForPlace(shown);
    const view = viewOfBox(boxAroundBoxes(shown));
    askForView({ ...view, zoom: Math.max(fromZoom, view.zoom) });
  };
  return (
    <LinkButton
      to="/map"
      variant={variant}
      Icon={MapIcon}
      aria-label={name === undefined ? undefined : actionLabel(showOnMapText, name)}
      onClick={ask}
    >
      {showOnMapText}
    </LinkButton>
  );
}
