import { createStore, type StoreApi } from "zustand/vanilla";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { device } from "#state/device/device.ts";
import { visits } from "#state/device/visits.ts";
import { type Edits, edits } from "#state/records/edits.ts";
import { sweepBin } from "#state/records/sweep-bin.ts";
import { type PhotosState, putPhotoBack } from "#state/waypoints/photos.ts";
import { type WaypointBin, waypointBin } from "#state/waypoints/waypoint-bin.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { databaseProblemOf } from "#storage/database-problem-of.ts";
import { type AnyKind, KINDS } from "#storage/records/kinds.ts";
import { PHOTOS } from "#storage/records/photos/photo-storage.ts";
import { type BinItem, purging, puttingBack, readBin } from "#storage/records/record-bin.ts";
import type { VisitStorage } from "#storage/visits/visit-storage.ts";

/** The contents of the bin, the last deleted first. */
export interface BinSnapshot<Kind extends string = string> {
  /** Null until the bin has been read. */
  readonly items: readonly BinItem<Kind>[] | null;
  /** The problem of the last attempt to read it; null if it succeeded. */
  readonly problem: DatabaseProblem | null;
}

/** The bin: everything of any kind that was deleted in the last 30 days. */
export interface Bin<Kind extends string = string> {
  readonly store: StoreApi<BinSnapshot<Kind>>;
  /** Reads the bin and deletes for good what is older than 30 days. */
  load(): Promise<void>;
  /** Puts a thing back; `Edits` can undo it. Resolves to false if that could not be stored. */
  putBack(item: BinItem): Promise<boolean>;
  /** Deletes things for good; resolves to false if that could not be stored. */
  throwAway(items: readonly BinItem[]): Promise<boolean>;
}

/** The dependencies of the bin. */
export interface BinParts {
  readonly connection: DatabaseConnection;
  readonly edits: Edits;
  readonly visits: VisitStorage;
  /** The deleted waypoints, whose list is not a record. */
  readonly waypoints: WaypointBin;
  /** Puts a photo back, into its waypoint. */
  readonly putPhotoBack: PhotosState["putPhotoBack"];
}

const WAYPOINT = "waypoints";

/** Creates the bin of these kinds on these parts. */
export function createBin<Kind extends string>(
  parts: BinParts,
  kinds: readonly (AnyKind & { readonly name: Kind })[],
): Bin<Kind | typeof WAYPOINT> {
  const { connection, edits, waypoints, putPhotoBack } = parts;
  const store = createStore<BinSnapshot<Kind | typeof WAYPOINT>>(() => ({
    items: null,
    problem: null,
  }));
  const kindOf = ({ kind }: BinItem) => kinds.find(({ name }) => name === kind);

  async function show(): Promise<void> {
    try {
      const { entries, problem } = waypoints.store.getState();
      const lists = await Promise.all(kinds.map((kind) => readBin(connection, kind)));
      const items = [...(entries ?? []).map(itemOfWaypoint), ...lists.flat()];
      const lastFirst = items.toSorted((a, b) => compared(b.deletedAtMs, a.deletedAtMs));
      store.setState({ items: lastFirst, problem });
    } catch (error) {
      store.setState({ problem: databaseProblemOf(error) });
    }
  }
  async function shown<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    await show();
    return result;
  }
  return {
    store,
    async load() {
      await waypoints.load();
      for (const kind of kinds) await sweepBin(parts, kind);
      await show();
    },
    async putBack(item) {
      const kind = kindOf(item);
      if (!kind) return (await shown(waypoints.restore([item.id]))).ok;
      if (item.kind === PHOTOS.name) return shown(putPhotoBack(item.id));
      const { kind: subject, name } = item;
      const undoable = { subject, kind: "restore", count: 1, name, isDurable: true } as const;
      return shown(edits.change([puttingBack(kind, item)], () => undoable));
    },
    async throwAway(items) {
      const ofWaypoints = items.filter((item) => item.kind === WAYPOINT).map(({ id }) => id);
      const changes = kinds.flatMap((kind) =>
        purging(
          kind,
          items.filter((item) => kindOf(item) === kind),
        ),
      );
      const areDone = await Promise.all([
        ofWaypoints.length === 0 || waypoints.throwAway(ofWaypoints),
        edits.change(changes),
      ]);
      return shown(Promise.resolve(areDone.every(Boolean)));
    },
  };
}

function itemOfWaypoint({
  waypoint: { id, name },
  deletedAtMs,
}: NonNullable<ReturnType<WaypointBin["store"]["getState"]>["entries"]>[number]): BinItem<
  typeof WAYPOINT
> {
  return { kind: WAYPOINT, recordId: id, id, name, deletedAtMs };
}

function compared(one: number, other: number): number {
  // Subtracting two infinite times would give NaN.
  return one === other ? 0 : one - other;
}

/** The bin of this device; see `Bin`. */
export const bin = createBin(
  { ...device, visits, edits, waypoints: waypointBin, putPhotoBack },
  KINDS.filter((kind) => "bin" in kind),
);
