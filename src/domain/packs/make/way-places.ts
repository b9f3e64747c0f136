import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";

/** Receives the place of a node in 10⁻⁷ degree. */
type PlaceOfNode = (place: {
  readonly id: number;
  readonly latE7: number;
  readonly lngE7: number;
}) => void;

/** Passes on the places that the ways of an extract have of their nodes; none in an extract whose nodes have them. */
export async function visitWayPlaces(file: OsmFile, receive: PlaceOfNode): Promise<void> {
  if (!file.header.hasWayPlaces) return;
  await file.visit({
    way: ({ nodeIds, latsE7 = [], lngsE7 = [] }) => {
      for (const [index, id] of nodeIds.entries()) {
        const [latE7, lngE7] = [latsE7[index], lngsE7[index]];
        if (latE7 === undefined || lngE7 === undefined) return;
        if (Math.abs(latE7) <= 90e7 && Math.abs(lngE7) <= 180e7) receive({ id, latE7, lngE7 });
      }
    },
    needs: { isKey: () => false, editions: false },
  });
}
