import { Map as MapIcon } from "lucide-react";
import { type DepartureSubject, offlineOnMapPath } from "#domain/links/app-path.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { coverageTexts } from "#words/packs/coverage.ts";

/** A link to the map with the grid of tiles. */
export function MapLinks({ subject }: { readonly subject: DepartureSubject }) {
  return (
    <LinkButton to={offlineOnMapPath(subject)} Icon={MapIcon}>
      {coverageTexts.onMap}
    </LinkButton>
  );
}
