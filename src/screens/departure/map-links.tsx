import { Map as MapIcon } from "lucide-react";
import { Link } from "react-router";
import { type DepartureSubject, offlineOnMapPath } from "#domain/links/app-path.ts";
import { coverageTexts } from "#i18n/coverage.ts";
import { buttonClass } from "#ui/button.tsx";

/** The way to the net of tiles on the map. */
export function MapLinks({ subject }: { readonly subject: DepartureSubject }) {
  return (
    <Link to={offlineOnMapPath(subject)} className={buttonClass("secondary")}>
      <MapIcon aria-hidden="true" size={20} />
      {coverageTexts.onMap}
    </Link>
  );
}
