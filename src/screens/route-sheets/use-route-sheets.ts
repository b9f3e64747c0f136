import { useStore } from "zustand";
import type { DepartureSubject } from "#domain/links/app-path.ts";
import { type OpenSheets, type SheetsSnapshot, sheetsOf } from "#state/route-sheet/route-sheets.ts";

interface RouteSheetsOnScreen extends SheetsSnapshot {
  readonly edit: OpenSheets["edit"];
  readonly removePatrol: OpenSheets["removePatrol"];
  /** True if a change is lost when the page is left, because the route is not saved. */
  readonly isLost: boolean;
}

/** The sheets of a route, which are stored with every change. */
export function useRouteSheets(subject: DepartureSubject): RouteSheetsOnScreen {
  const { store, edit, removePatrol } = sheetsOf(subject);
  return { ...useStore(store), edit, removePatrol, isLost: subject.kind === "now" };
}
