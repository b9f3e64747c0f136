import { createStore, type StoreApi } from "zustand/vanilla";
import type { DepartureSubject } from "#domain/links/app-path.ts";
import { withoutPatrol } from "#domain/route-sheet/patrol-bin.ts";
import { type RouteSheets, USUAL_SHEETS } from "#domain/route-sheet/route-sheets.ts";
import { byRule, edited, type RecordEdit } from "#domain/storage/current.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import {
  createDocumentStore,
  type DocumentDevice,
  viewStore,
} from "#state/records/document-store.ts";
import { type Edits, edits } from "#state/records/edits.ts";
import { addition } from "#storage/records/record-change.ts";
import { storedForm } from "#storage/records/record-kind.ts";
import { ROUTE_SHEETS, type SheetsKey } from "#storage/records/scouting/scouting-records.ts";

/** The sheets of one route. */
export interface SheetsSnapshot {
  /** Null until they have been read, or could not be. */
  readonly sheets: RouteSheets | null;
  /** True if changes are not stored yet; they are lost with the page unless the database accepts them before. */
  readonly hasFailed: boolean;
  /** True if it is not known what is stored, because the database does not respond. */
  readonly isNotRead: boolean;
  /** True if stored sheets cannot be read by this version; they are kept beside new ones. */
  readonly isUnreadable: boolean;
}

/** The services of the device that sheets use. */
export interface SheetsDevice extends DocumentDevice {
  readonly clock: Pick<Clock, "nowMs" | "after">;
}

/** The sheets of one route, with their changes. */
export interface OpenSheets {
  readonly store: StoreApi<SheetsSnapshot>;
  /** Shows a change immediately and stores it. */
  edit(change: RecordEdit<RouteSheets>): Promise<void>;
  /**
   * Moves a patrol to the bin.
   * @param name what the offer to undo it calls the patrol
   */
  removePatrol(id: string, name: string): Promise<void>;
}

/** Returns the key of the sheets of a plan or track; null for the current plan, which is not stored under an id. */
export function sheetsKeyOf(subject: DepartureSubject): SheetsKey | null {
  return subject.kind === "now" ? null : `sheets:${subject.kind}:${subject.id}`;
}

/**
 * Opens the sheets of a route, and follows the other windows.
 * @param key null for sheets that are only in memory
 */
export function openSheets(device: SheetsDevice, key: SheetsKey | null): OpenSheets {
  if (key === null) return sheetsInMemory();
  const place = { kind: ROUTE_SHEETS, id: key, initial: USUAL_SHEETS };
  const { store, load, edit } = createDocumentStore<RouteSheets>(device, place);
  void load();
  return {
    store: viewStore(store, ({ document, isRead, problem, hasFailed, isUnreadable }) => ({
      sheets: isRead || problem ? document : null,
      isNotRead: !isRead && problem !== null,
      hasFailed,
      isUnreadable,
    })),
    async edit(change) {
      await edit(change);
    },
    async removePatrol(id, name) {
      const nowMs = device.clock.nowMs();
      await edit((now) => byRule(now, withoutPatrol, id, nowMs), { kind: "delete", name });
    },
  };
}

function sheetsInMemory(): OpenSheets {
  const store = createStore<SheetsSnapshot>(() => ({
    sheets: USUAL_SHEETS,
    isNotRead: false,
    hasFailed: false,
    isUnreadable: false,
  }));
  const edit: OpenSheets["edit"] = async (change) => {
    store.setState(({ sheets }) => ({ sheets: edited(sheets ?? USUAL_SHEETS, change) }));
  };
  return {
    store,
    edit,
    removePatrol: (id) =>
      edit((now) => ({ ...now, patrols: now.patrols.filter((one) => one.id !== id) })),
  };
}

/** Returns the form in which sheets are shared, without their bin. */
export function storedSheets({ removed: _, ...sheets }: RouteSheets): object {
  return storedForm(ROUTE_SHEETS, sheets);
}

/** Stores sheets that came with a new plan. Resolves to false for sheets that cannot be read, and if they were not stored. */
export async function receiveSheets(
  { edits }: { readonly edits: Pick<Edits, "change"> },
  planId: string,
  received: object,
): Promise<boolean> {
  const key: SheetsKey = `sheets:plan:${planId}`;
  const sheets = ROUTE_SHEETS.read(received, key);
  return sheets !== null && edits.change([addition(ROUTE_SHEETS, key, sheets)]);
}

/** Stores sheets that came with a plan on this device; see `receiveSheets`. Import this lazily. */
export function keepReceivedSheets(planId: string, received: object): Promise<boolean> {
  return receiveSheets({ edits }, planId, received);
}

const opened = new Map<string, OpenSheets>();

/** Returns the sheets of a route on this device. Import this lazily. */
export function sheetsOf(subject: DepartureSubject): OpenSheets {
  const key = sheetsKeyOf(subject);
  const sheets = opened.get(key ?? "now") ?? openSheets({ ...device, edits }, key);
  opened.set(key ?? "now", sheets);
  return sheets;
}
