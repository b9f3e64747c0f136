import { toBase64Url } from "#domain/bytes/base64url.ts";
import type { Patrol, RouteSheets } from "#domain/route-sheet/route-sheets.ts";
import type { SheetRoute } from "#domain/route-sheet/sheet-step.ts";
import { boxOfLine, HIKE_MAP_BYTES, type HikeParcel } from "#domain/sharing/hike-parcel.ts";
import { huntLink } from "#domain/sharing/hunt-link.ts";
import { asShared } from "#domain/survey/hunt-merge.ts";
import { NOT_MEASURED } from "#domain/tracks/drawn-points.ts";
import type { SealedTrail } from "#domain/trail/sealed-trail.ts";
import { hikeOfPatrol } from "#parts/route-sheet/hike-of-patrol.ts";
import { lacksOfPatrols } from "#parts/route-sheet/lack-texts.ts";
import { headingOf } from "#parts/route-sheet/patrol-pages.ts";
import type { PatrolSheets } from "#parts/route-sheet/patrol-sheets.ts";
import { goesToPhone, isOnMap } from "#parts/route-sheet/sheet-cuts.ts";
import { device } from "#state/device/device.ts";
import { linkOfLine, linkOfTrack, type TrackLink } from "#state/exchange/share-track.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { type ReadSheetRoute, readPatrolRoute } from "#state/route-sheet/read-sheet-route.ts";
import { huntStore } from "#state/scouting/hunt.ts";
import { sheetInputOf } from "./sheet-input.ts";

/** The parts that a leader ticked. */
export interface HikeChoice {
  readonly hasSheets: boolean;
  /** The maps are pictures, and too large for a link. */
  readonly hasMaps: boolean;
  /** The map of the area, for the phone; too large for a link too. */
  readonly hasAreaMap: boolean;
  readonly hasRoute: boolean;
  readonly hasHunt: boolean;
  /** Tracks and routes of this device. */
  readonly lineIds: readonly string[];
}

/** Thrown if no pack of this device has a map of the whole area. */
export class NoAreaMapError extends Error {
  override readonly name = "NoAreaMapError";
}

/** Thrown if a line does not fit. */
export class LineTooLongError extends Error {
  override readonly name = "LineTooLongError";
}

/** A hike, and the stretches of its sheets without an instruction. */
interface MadeHike {
  readonly hike: HikeParcel;
  readonly lacks: readonly string[];
}

/** Makes the hike of one patrol, of what was ticked. Rejects if that fails. */
export async function makeHike(
  read: ReadSheetRoute,
  sheets: RouteSheets,
  patrol: Patrol,
  { hasSheets, hasMaps, hasAreaMap, hasRoute, hasHunt, lineIds }: HikeChoice,
  trail: SealedTrail | null,
): Promise<MadeHike> {
  const input = sheetInputOf(await readPatrolRoute(read, patrol), sheets);
  const plain: PatrolSheets = { patrol, input };
  const needsMaps = hasSheets && (hasMaps || isOnMaps(patrol));
  const ofPatrol = needsMaps ? await withPictures(plain, sheets, hasMaps) : plain;
  const { paper, phone, speedKmh, rules = "" } = sheets;
  const usual = { isBook: true, hasLostNote: true };
  const print = { routeName: read.route.name, paper, phone, speedKmh, rules, ...usual };
  const lines = await Promise.all(lineIds.map(async (id) => fragmentOf(await linkOfTrack(id, ""))));
  const hike = hikeOfPatrol(ofPatrol, print, {
    id: device.randomId().replaceAll("-", "").slice(0, 18),
    hasSheets,
    ...(trail && { trail }),
    // Removals would name what the patrol never had.
    ...(hasHunt && { hunt: huntLink("", { hunt: asShared(huntStore.getState().hunt), gone: [] }) }),
    ...(hasRoute && { route: fragmentOf(await linkOfRoute(input.route)) }),
    ...(lines.length > 0 && { lines }),
    ...(hasAreaMap && { map: await mapAround(input.route) }),
  });
  const lacks = hasSheets ? lacksOfPatrols([plain], (one) => headingOf(one, { phone })) : [];
  return { hike, lacks };
}

/** The line as this patrol walks it, without the stops of the plan. */
function linkOfRoute({ name, line }: SheetRoute): Promise<TrackLink | "too-long"> {
  const column = (axis: 0 | 1) => line.filter((_, at) => at % 2 === axis);
  const points = {
    lngs: column(0),
    lats: column(1),
    segmentStarts: Uint32Array.of(0),
    gapsBefore: [null],
    timesMs: null,
    altitudesMeters: null,
    ...NOT_MEASURED,
    details: null,
  };
  return linkOfLine({ kind: "route", name, points }, "");
}

/** The map of the area of a hike, as it travels. */
async function mapAround({ line }: SheetRoute): Promise<string> {
  const { mapOfBox } = await import(
    /* webpackChunkName: "map-of-box" */ "#state/packs/map-of-box.ts"
  );
  await startPacks();
  const map = await mapOfBox(packsStore.getState().packs, boxOfLine(line), HIKE_MAP_BYTES);
  if (map === null) throw new NoAreaMapError("No pack has a map of the whole area.");
  return toBase64Url(map);
}

function fragmentOf(link: TrackLink | "too-long" | null): string {
  if (link === "too-long") throw new LineTooLongError("A line is too long for a link.");
  if (link === null) throw new Error("A line is no longer on this device.");
  return link.link.slice(link.link.indexOf("#"));
}

/** Tells whether a patrol gets sheets on its phone that are drawn on a map. */
export function isOnMaps({ stretches }: Pick<Patrol, "stretches">): boolean {
  return stretches.some(({ technique }) => goesToPhone(technique) && isOnMap(technique));
}

async function withPictures(
  one: PatrolSheets,
  { paper }: RouteSheets,
  hasMaps: boolean,
): Promise<PatrolSheets> {
  const [{ loadMap }, { drawPatrolMaps }] = await Promise.all([
    import("#parts/map/map-session.ts"),
    import(/* webpackChunkName: "map-print" */ "#parts/route-sheet/stretch-maps.ts"),
  ]);
  const { output } = await loadMap();
  const [drawn] = await drawPatrolMaps(output, [one], {
    paper,
    signal: new AbortController().signal,
    onMap: () => undefined,
    hasStretches: hasMaps,
    hasHome: hasMaps,
    isForPhone: true,
    addressOf: async (png) => {
      const data = toBase64Url(new Uint8Array(await png.arrayBuffer()));
      return `data:image/png;base64,${data.replaceAll("-", "+").replaceAll("_", "/")}`;
    },
  });
  return drawn ?? one;
}
