import { createStore, type StoreApi } from "zustand/vanilla";
import type { DepartureSubject } from "#domain/links/app-path.ts";
import { type RouteSheets, USUAL_SHEETS } from "#domain/route-sheet/route-sheets.ts";
import { device } from "#state/device/device.ts";
import { type Edits, edits } from "#state/records/edits.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { change } from "#storage/records/record-change.ts";
import { storedForm } from "#storage/records/record-kind.ts";
import { ROUTE_SHEETS, type SheetsKey } from "#storage/records/scouting/scouting-records.ts";
import { scoutingStorage } from "#storage/records/scouting/scouting-storage.ts";

/** The sheets of one route. */
export interface SheetsSnapshot {
  /** Null until they have been read. */
  readonly sheets: RouteSheets | null;
  /** Whether the last change could not be stored and will be lost with the page. */
  readonly hasFailed: boolean;
  /** Whether stored sheets cannot be read by this version; they are kept beside new ones. */
  readonly isUnreadable: boolean;
}

/** The sheets of one route, with their changes. */
export interface OpenSheets {
  readonly store: StoreApi<SheetsSnapshot>;
  /**
   * Shows a change immediately and stores it. With a name it can be undone, as the deletion of the thing of that name.
   * @param changed is pure: it is called for what is shown and for what is stored
   */
  edit(changed: (sheets: RouteSheets) => RouteSheets, deletedName?: string): Promise<void>;
}

/** The services of the device that route sheets use. */
export interface SheetsDevice {
  readonly connection: DatabaseConnection;
  readonly edits: Pick<Edits, "change" | "onChanged">;
}

/** Returns the key of the sheets of a plan or track; null for the current plan, which is not stored under an id. */
export function sheetsKeyOf(subject: DepartureSubject): SheetsKey | null {
  return subject.kind === "now" ? null : `sheets:${subject.kind}:${subject.id}`;
}

/**
 * Opens the sheets of a route, and follows the other windows.
 * @param key null for sheets that are only in memory
 */
export function openSheets({ connection, edits }: SheetsDevice, key: SheetsKey | null): OpenSheets {
  const store = createStore<SheetsSnapshot>(() => ({
    sheets: key === null ? USUAL_SHEETS : null,
    hasFailed: false,
    isUnreadable: false,
  }));
  /** The changes that are being stored, which a reading may not have yet. */
  let pending = 0;
  const read = async (): Promise<void> => {
    if (key === null || pending > 0) return;
    try {
      const stored = await scoutingStorage(connection).read(key);
      if (pending > 0) return;
      const isUnreadable = stored === "unreadable";
      store.setState({ sheets: isUnreadable || !stored ? USUAL_SHEETS : stored, isUnreadable });
    } catch (error) {
      console.warn("No route sheets:", error);
      store.setState({ sheets: store.getState().sheets ?? USUAL_SHEETS, hasFailed: true });
    }
  };
  if (key !== null) {
    edits.onChanged("scouting", read);
    void read();
  }
  return {
    store,
    async edit(changed, deletedName) {
      const { sheets } = store.getState();
      store.setState({ sheets: changed(sheets ?? USUAL_SHEETS) });
      if (key === null) return;
      pending += 1;
      const isStored = await edits.change(
        [change(ROUTE_SHEETS, key, (stored) => changed(stored ?? USUAL_SHEETS))],
        () =>
          deletedName === undefined
            ? null
            : { subject: "other", kind: "delete", count: 1, name: deletedName, isDurable: true },
      );
      pending -= 1;
      store.setState({ hasFailed: !isStored });
      if (isStored) await read();
    },
  };
}

/** Returns the form in which sheets are stored and shared. */
export function storedSheets(sheets: RouteSheets): object {
  return storedForm(ROUTE_SHEETS, sheets);
}

/** Stores sheets that came with a plan. Resolves to false for sheets that cannot be read, and if they were not stored. */
export async function receiveSheets(
  { edits }: Pick<SheetsDevice, "edits">,
  planId: string,
  received: object,
): Promise<boolean> {
  const key: SheetsKey = `sheets:plan:${planId}`;
  const sheets = ROUTE_SHEETS.read(received, key);
  return sheets !== null && edits.change([change(ROUTE_SHEETS, key, () => sheets)]);
}

/** Stores sheets that came with a plan on this device; see `receiveSheets`. Import this lazily. */
export function keepReceivedSheets(planId: string, received: object): Promise<boolean> {
  return receiveSheets({ edits }, planId, received);
}

const opened = new Map<string, OpenSheets>();

/** Returns the sheets of a route on this device. Import this lazily. */
export function sheetsOf(subject: DepartureSubject): OpenSheets {
  const key = sheetsKeyOf(subject);
  const sheets =
    opened.get(key ?? "now") ?? openSheets({ connection: device.connection, edits }, key);
  opened.set(key ?? "now", sheets);
  return sheets;
}
