import { useStore } from "zustand";
import { offlineOnMapPath } from "#domain/links/app-path.ts";
import { savedMapZoom } from "#domain/tiles/picture-tiles.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { ShowOnMap } from "#parts/map/show-on-map.tsx";
import { PackRow } from "#parts/packs/pack-row.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { actionLabel } from "#sentences/common/actions.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import { areaFactsText } from "#sentences/packs/areas.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { setTileSource } from "#state/settings/settings.ts";
import { Button } from "#ui/button.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { PackButtons } from "./pack-buttons.tsx";
import { RemoveButton } from "./packs-remove.tsx";

/** The record of an area in the store. */
type AreaRecord = ReturnType<typeof packsStore.getState>["records"][number];

/** A saved area with its commands. */
export function AreaRow({ area }: { readonly area: AreaRecord }) {
  const { id, name, areas, files, addedAtMs, dataDate, source } = area;
  const canFetch = useCanFetch();
  const jobs = useStore(packsStore, (state) => state.jobs);
  const isPending = jobs.some((job) => job.kind === "area" && job.name === name);
  const pictures = source?.kind === "pictures" ? source.tileSource : null;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <PackRow
      name={name}
      facts={areaFactsText(bytes, addedAtMs, dataDate)}
      note={pictures === null ? undefined : areaTexts.picturesOf(mapSourceName(pictures))}
    >
      {pictures === null ? (
        <ShowOnMap shown={areas} name={name} />
      ) : (
        <ShowOnMap
          shown={areas}
          name={name}
          fromZoom={savedMapZoom(pictures)}
          onShow={() => setTileSource(pictures)}
        />
      )}
      {canFetch ? (
        <Button
          disabled={isPending}
          aria-label={actionLabel(areaTexts.refresh, name)}
          onClick={() => void packCommands.refreshArea(id)}
        >
          {areaTexts.refresh}
        </Button>
      ) : null}
      <LinkButton
        to={offlineOnMapPath({ kind: "area", id })}
        aria-label={actionLabel(settingsTexts.worksOffline, name)}
      >
        {settingsTexts.worksOffline}
      </LinkButton>
      <PackButtons id={id} name={name} />
      <RemoveButton ids={[id]} name={name} />
    </PackRow>
  );
}
