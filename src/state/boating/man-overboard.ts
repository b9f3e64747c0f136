import type { StoreApi } from "zustand/vanilla";
import { markManOverboard } from "#domain/steering/man-overboard.ts";
import { device } from "#state/device/device.ts";
import { onFix } from "#state/position/fixes.ts";
import { positionStore } from "#state/position/position.ts";
import { edits } from "#state/records/edits.ts";
import { watchReadings } from "#state/watches/watch-readings.ts";
import { boatingStatusStore } from "./boating-status.ts";
import { type ManOverboardDevice, type ManOverboardSnapshot, MarkSession } from "./mark-session.ts";

/**
 * The commands for the marks of people overboard; all tabs have the same marks. There is more than one when two tabs
 * mark at the same time, or before they have read each other's mark.
 */
export interface ManOverboardCommands {
  readonly store: StoreApi<ManOverboardSnapshot>;
  /** Reads the stored marks, once the database answers, and follows the other tabs. Only the first call has an effect. */
  look(): Promise<void>;
  /**
   * Shows the existing mark; without one, marks the current position and resolves when storing it has succeeded or
   * failed. The first mark is never replaced.
   */
  mark(): Promise<void>;
  /** Shows a mark full screen, in front of everything. */
  enlarge(id: string): void;
  /** Shows another mark in the panel that is open. */
  select(id: string): void;
  /** Shows the marks as strips. */
  reduce(): void;
  /** Removes the marks: everybody is on board, or it was a mistake. Marks that this tab does not know stay. */
  end(): Promise<void>;
}

/** Long enough to be felt through gloves. */
const PULSE_MS = 400;

/** Creates the marks of a device. */
export function createManOverboard(device: ManOverboardDevice): ManOverboardCommands {
  const session = new MarkSession(device);
  const { store } = session;
  const raise = (largeId: string | null): void =>
    store.setState(({ raisedCount }) => ({ isLarge: true, largeId, raisedCount: raisedCount + 1 }));
  return {
    store,
    look: () => session.resume(),
    async mark() {
      const { marks, isLarge, largeId } = store.getState();
      if (marks.length > 0) return raise(isLarge ? largeId : null);
      const mark = markManOverboard(device.randomId(), device.clock.steadyMs(), device.lastFix());
      raise(mark.id);
      device.vibration.pulse(PULSE_MS);
      await session.add(mark);
    },
    enlarge: raise,
    select: (largeId) => store.setState({ largeId }),
    reduce: () => store.setState({ isLarge: false }),
    end: () => session.end(),
  };
}

/** The marks of this device, documented at `ManOverboardCommands`. Import this module lazily. */
export const {
  store: manOverboardStore,
  look: loadManOverboard,
  mark: callManOverboard,
  enlarge: enlargeManOverboard,
  select: selectManOverboard,
  reduce: reduceManOverboard,
  end: endManOverboard,
} = createManOverboard({
  ...device,
  edits,
  lastFix: () => positionStore.getState().fix,
  readings: watchReadings,
  onFix,
});

manOverboardStore.subscribe(({ marks, isRead }) => {
  // A mark that is not read yet may exist.
  if (isRead || marks.length > 0) boatingStatusStore.setState({ isManOverboard: marks.length > 0 });
});
