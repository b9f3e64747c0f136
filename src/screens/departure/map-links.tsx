import { Map as MapIcon } from "lucide-react";
import { Link } from "react-router";
import { type DepartureSubject, offlineOnMapPath } from "#domain/links/app-path.ts";
import { buttonClass } from "#ui/button.tsx";
import { coverageTexts } from "#words/packs/coverage.ts";

/** A link to the map with the grid of tiles. */
export function MapLinks({ subject }: { readonly subject: DepartureSubject }) {
  return (
    <Link to={offlineOnMapPath(subject)} className={buttonClass("secondary")}>
      <MapIcon aria-hidden="true" size={20} />
      {coverageTexts.onMap}
    </Link>
  );
}
