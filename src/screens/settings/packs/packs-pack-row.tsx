import { boxAroundBoxes, viewOfBox } from "#domain/packs/framed-box.ts";
import { MARKS_FILE } from "#domain/packs/pack-manifest.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { ShowOnMap } from "#parts/map/show-on-map.tsx";
import { PackRow } from "#parts/packs/pack-row.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { actionLabel } from "#sentences/common/actions.ts";
import { packFactsText } from "#sentences/packs/packs.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { askForView } from "#state/map/map-view.ts";
import { packTexts } from "#words/packs/packs.ts";
import { PackButtons } from "./pack-buttons.tsx";
import { PackContents } from "./packs-contents.tsx";
import { RemoveButton } from "./packs-remove.tsx";

/** A pack on this device with its commands. */
export function PackOfList({ record }: { readonly record: PackRecord }) {
  const { id, modes, dataDate, areas, files } = record;
  const title = packTitle(record);
  const hasMap = record.mapSchema !== null;
  const canFetch = useCanFetch();
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const has = (name: string): boolean => files.some((file) => file.name === name);
  const hasMarks = has(MARKS_FILE);
  // Depth contours and marks lie over any map.
  const hasDepths = has("depths.pmtiles");
  const lacksMap = !hasMap && !hasMarks && !hasDepths;
  return (
    <PackRow
      name={title}
      facts={packFactsText(
        {
          hasMap,
          hasDepths,
          hasMarks,
          hasWays: has("ways.graph"),
          hasWaters: has("water.graph"),
          modes,
          bytes,
          dataDate,
        },
        clockStore.getState().nowMs,
      )}
      note={lacksMap ? packTexts.noMap : undefined}
      more={<PackContents record={record} />}
    >
      {lacksMap && canFetch ? <SaveArea record={record} /> : null}
      <ShowOnMap shown={areas} name={title} />
      <PackButtons id={id} name={title} />
      <RemoveButton ids={[id]} name={title} />
    </PackRow>
  );
}

/** A button to save the online map of the area of a pack. */
function SaveArea({ record }: { readonly record: PackRecord }) {
  return (
    <LinkButton
      to="/map?bewaar"
      aria-label={actionLabel(packTexts.saveArea, packTitle(record))}
      onClick={() => askForView(viewOfBox(boxAroundBoxes(record.areas)))}
    >
      {packTexts.saveArea}
    </LinkButton>
  );
}
