import type { StoreApi } from "zustand/vanilla";
import { byRule, type Current } from "#domain/storage/current.ts";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { Ciphers } from "#domain/trail/ciphers.ts";
import { sealTrail } from "#domain/trail/seal-trail.ts";
import type { SealedTrail } from "#domain/trail/sealed-trail.ts";
import type { Trail } from "#domain/trail/trail.ts";
import { type TrailRecord, withReport } from "#domain/trail/trail-record.ts";
import { mergedWalk, type Walk, type WalkReport } from "#domain/trail/walk.ts";
import { webCiphers } from "#platform/ciphers/web-ciphers.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import { visits } from "#state/device/visits.ts";
import { edits } from "#state/records/edits.ts";
import { createRecordStore, type RecordsDevice } from "#state/records/record-store.ts";
import { listKeyedRecords } from "#storage/records/list-records.ts";
import { addition, change, changeExisting } from "#storage/records/record-change.ts";
import {
  TRAILS,
  TRAILS_SUBJECT,
  trailKey,
  WALKS,
  WALKS_SUBJECT,
  walkKey,
} from "#storage/records/scouting/trail-records.ts";

/** The trails of a leader and the walks of patrols on this device; null until they have been read. */
export interface TrailsSnapshot {
  readonly trails: readonly TrailRecord[] | null;
  readonly walks: readonly Walk[] | null;
  /** The problem of the last attempt to read them; null if it succeeded. */
  readonly problem: DatabaseProblem | null;
}

/** The outcome of a log that a patrol handed in. */
type ReportOutcome = "taken" | "known" | "full" | "unknown-trail" | "not-stored";

/** The trails of this device. Commands resolve to false or null if nothing was stored. */
export interface Trails {
  readonly store: StoreApi<TrailsSnapshot>;
  /** Reads them and follows the other windows; only the first call has an effect. */
  load(): Promise<void>;
  /** Reads them again after a `problem`. */
  retry(): Promise<void>;
  /** Adds a trail without posts; resolves to its id. */
  add(name: string): Promise<string | null>;
  /** Moves a trail to the bin. */
  remove(id: string, name: string): Promise<boolean>;
  /** Moves a walk to the bin. */
  removeWalk(id: string, name: string): Promise<boolean>;
  /** Begins a walk; one that was begun with this trail before goes on. Resolves to its id. */
  take(trail: SealedTrail, patrol: string): Promise<string | null>;
  /** Takes over a walk of another phone, or what that phone added to it. Resolves to its id. */
  takeWalk(walk: Walk): Promise<string | null>;
  /** Adds what a patrol handed in to the trail that it walked. */
  takeReport(report: WalkReport): Promise<ReportOutcome>;
  /** False where the browser has no WebCrypto, without which nothing can be sealed. */
  readonly canSeal: boolean;
  /** Makes of a trail what patrols get; null if it is not ready. Rejects without WebCrypto. */
  seal(trail: Trail, startIndex: number): Promise<SealedTrail | null>;
}

/** The services of the device that trails use. */
export interface TrailsDevice extends RecordsDevice {
  readonly randomId: RandomId;
  /** Null where the browser has no WebCrypto. */
  readonly ciphers: Ciphers | null;
  /** For tests: fewer rounds than are usual. */
  readonly rounds?: number;
}

const NOTHING_READ: TrailsSnapshot = { trails: null, walks: null, problem: null };
const isThere = ({ deletedAtMs }: { readonly deletedAtMs?: number | null | undefined }) =>
  typeof deletedAtMs !== "number";

/** Creates the trails of a device. */
export function createTrails(parts: TrailsDevice): Trails {
  const { connection, edits, randomId } = parts;
  const { store, load, read } = createRecordStore(parts, TRAILS, NOTHING_READ, async () => {
    const [trails, walks] = await Promise.all([
      listKeyedRecords(connection, TRAILS),
      listKeyedRecords(connection, WALKS),
    ]);
    const latestFirst = trails.filter(isThere).toSorted((a, b) => b.changedAtMs - a.changedAtMs);
    return { trails: latestFirst, walks: walks.filter(isThere) };
  });
  let isFollowing = false;
  return {
    store,
    load() {
      if (!isFollowing) {
        isFollowing = true;
        for (const subject of [TRAILS_SUBJECT, WALKS_SUBJECT]) edits.onChanged(subject, read);
      }
      return load();
    },
    retry: read,
    async add(name) {
      const id = shortId(randomId);
      const record: TrailRecord = {
        id,
        name,
        order: "set",
        posts: [],
        reports: [],
        changedAtMs: parts.clock.nowMs(),
      };
      return (await edits.change([addition(TRAILS, trailKey(id), record)])) ? id : null;
    },
    ...removalsOf(parts),
    ...arrivalsOf(parts),
    canSeal: parts.ciphers !== null,
    async seal(trail, startIndex) {
      const { ciphers, rounds } = parts;
      if (!ciphers) throw new Error("This browser has no WebCrypto.");
      const id = shortId(randomId);
      return sealTrail(trail, { ciphers, id, startIndex, ...(rounds && { rounds }) });
    },
  };
}

function removalsOf({ edits, clock }: TrailsDevice): Pick<Trails, "remove" | "removeWalk"> {
  const removed = { kind: "delete", count: 1, isDurable: true } as const;
  return {
    remove(id, name) {
      const deletedAtMs = clock.nowMs();
      const gone = changeExisting(TRAILS, trailKey(id), (trail) => ({ ...trail, deletedAtMs }));
      return edits.change([gone], () => ({ ...removed, subject: TRAILS.name, name }));
    },
    removeWalk(id, name) {
      const deletedAtMs = clock.nowMs();
      const gone = changeExisting(WALKS, walkKey(id), (walk) => ({ ...walk, deletedAtMs }));
      return edits.change([gone], () => ({ ...removed, subject: WALKS.name, name }));
    },
  };
}

type Arrivals = Pick<Trails, "take" | "takeWalk" | "takeReport">;

function arrivalsOf({ connection, edits, randomId }: TrailsDevice): Arrivals {
  return {
    async take(trail, patrol) {
      const walks = await listKeyedRecords(connection, WALKS);
      const before = walks.find((walk) => walk.trail.id === trail.id && isThere(walk));
      if (before) return before.id;
      const id = shortId(randomId);
      const walk: Walk = { id, patrol, trail, keys: {}, waitedMs: {}, log: [] };
      return (await edits.change([addition(WALKS, walkKey(id), walk)])) ? id : null;
    },
    async takeWalk(walk) {
      const { deletedAtMs: _, ...arrived } = walk;
      const merging = change(WALKS, walkKey(walk.id), (now) => {
        const before = now ?? (arrived as Current<Walk>);
        return byRule<Walk, [unknown]>(
          before,
          (own) => ({ ...mergedWalk(own, walk), deletedAtMs: null }),
          null,
        );
      });
      return (await edits.change([merging])) ? walk.id : null;
    },
    async takeReport(report) {
      const trails = await listKeyedRecords(connection, TRAILS);
      const trail = trails.find((one) => one.id === report.trailId && isThere(one));
      if (!trail) return "unknown-trail";
      if (withReport(trail, report) === trail) {
        const isKnown = trail.reports.some(({ id }) => id === report.walkId);
        return isKnown ? "known" : "full";
      }
      const adding = changeExisting(TRAILS, trailKey(trail.id), (now) =>
        byRule<TrailRecord, [WalkReport]>(now, withReport, report),
      );
      return (await edits.change([adding])) ? "taken" : "not-stored";
    },
  };
}

/** Returns a short id, because it travels in links: 72 random bits. */
function shortId(randomId: RandomId): string {
  return randomId().replaceAll("-", "").slice(0, 18);
}

/** The trails of this device. Import this lazily. */
export const trails = createTrails({ ...device, visits, edits, ciphers: webCiphers() });
