import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { pickColumns } from "./pick-columns.ts";
import type { TrackPoints } from "./track.ts";

/** A change of one point of a line; `index` counts from 0. A point is inserted before the one with the index. */
export type PointEdit =
  | { readonly kind: "move"; readonly index: number; readonly place: LatLng }
  | { readonly kind: "insert"; readonly index: number; readonly place: LatLng }
  | { readonly kind: "remove"; readonly index: number };

/** The fewest points of a line. */
const MIN_POINTS = 2;
/** The fewest points of the line around an area: three corners, and the first again. */
const MIN_AREA_POINTS = 4;

/** Tells whether a point can be removed, so that a line or an area remains. */
export function canRemovePoint({ lngs }: TrackPoints, isArea: boolean): boolean {
  return lngs.length > (isArea ? MIN_AREA_POINTS : MIN_POINTS);
}

/**
 * Returns the line after an edit of one point. A moved point keeps its time and its details, and nothing else that was
 * measured there; an inserted one has its place only. The line around an area stays closed.
 */
export function editedLine(points: TrackPoints, edit: PointEdit, isArea: boolean): TrackPoints {
  const last = points.lngs.length - 1;
  const { index } = edit;
  const isEnd = isArea && edit.kind !== "insert" && (index === 0 || index === last);
  if (!isEnd) return withEdit(points, edit);
  // The first and the last point are the same corner.
  if (edit.kind === "move") {
    return withEdit(withEdit(points, { ...edit, index: 0 }), { ...edit, index: last });
  }
  const rest = withEdit(points, { kind: "remove", index: 0 });
  const place = { lng: rest.lngs[0] ?? 0, lat: rest.lats[0] ?? 0 };
  return withEdit(rest, { kind: "move", index: last - 1, place });
}

function withEdit(points: TrackPoints, edit: PointEdit): TrackPoints {
  const { index } = edit;
  const removed = edit.kind === "insert" ? 0 : 1;
  const added = edit.kind === "remove" ? 0 : 1;
  const spliced = <Column extends Float64Array | Float32Array>(column: Column): Column => {
    const after = new Float64Array(column.length - removed + added);
    after.set(column.subarray(0, index));
    if (added > 0) after[index] = Number.NaN;
    after.set(column.subarray(index + removed), index + added);
    return (column instanceof Float32Array ? new Float32Array(after) : after) as Column;
  };
  const columns = pickColumns(points, spliced);
  if (edit.kind !== "remove") {
    columns.lngs[index] = edit.place.lng;
    columns.lats[index] = edit.place.lat;
  }
  if (edit.kind === "move" && columns.timesMs) {
    columns.timesMs[index] = points.timesMs?.[index] ?? Number.NaN;
  }
  return { ...columns, ...segmentsAfter(points, edit), details: detailsAfter(points, edit) };
}

function detailsAfter({ details }: TrackPoints, edit: PointEdit): TrackPoints["details"] {
  if (details === null || edit.kind === "move") return details;
  return edit.kind === "insert"
    ? details.toSpliced(edit.index, 0, null)
    : details.toSpliced(edit.index, 1);
}

/** A point inserted before the first of a segment belongs to the segment before; at the very start it is the first. */
function segmentsAfter(
  { segmentStarts, gapsBefore, lngs }: TrackPoints,
  { kind, index }: PointEdit,
): Pick<TrackPoints, "segmentStarts" | "gapsBefore"> {
  if (kind === "move") return { segmentStarts, gapsBefore };
  const starts = [...segmentStarts];
  if (kind === "insert") {
    const moved = starts.map((start) => (start >= index && start > 0 ? start + 1 : start));
    return { segmentStarts: Uint32Array.from(moved), gapsBefore };
  }
  const segment = starts.indexOf(index);
  const isAlone = segment >= 0 && (starts[segment + 1] ?? lngs.length) === index + 1;
  // A segment without points disappears, and the first has no gap before it.
  const without = <Item>(items: readonly Item[]) => (isAlone ? items.toSpliced(segment, 1) : items);
  return {
    segmentStarts: Uint32Array.from(without(starts), (start) => start - Number(start > index)),
    gapsBefore: without(gapsBefore).map((gap, at) => (at === 0 ? null : gap)),
  };
}
