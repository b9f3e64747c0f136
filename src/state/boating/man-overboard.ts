import { createStore, type StoreApi } from "zustand/vanilla";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { type ManOverboard, markedAt, markManOverboard } from "#domain/steering/man-overboard.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import { device } from "#state/device/device.ts";
import { type FixStream, onFix } from "#state/position/fixes.ts";
import { positionStore } from "#state/position/position.ts";
import { type BoatingStorage, boatingStorage } from "#storage/records/boating/boating-storage.ts";
import { atKnownFix } from "./at-known-fix.ts";
import { BOATING_SUBJECT, boatingStatusStore } from "./boating-status.ts";

/** The state of the mark of a person overboard. */
export interface ManOverboardSnapshot {
  /** Null when nobody is overboard. */
  readonly mark: ManOverboard | null;
  /** Whether the mark survives the end of the app; `failed`: it is lost when the page closes. */
  readonly keeping: "storing" | "stored" | "failed";
  /** True if the stored mark could not be read; it is kept, and a new one can be made. */
  readonly isUnreadable: boolean;
  /** Whether the mark fills the screen; otherwise it is a strip. */
  readonly isLarge: boolean;
}

/** The commands for the mark of a person overboard; there is one mark over all tabs. */
export interface ManOverboardCommands {
  readonly store: StoreApi<ManOverboardSnapshot>;
  /** Reads the stored mark and follows the other tabs. Only the first call has an effect. */
  look(): Promise<void>;
  /**
   * Marks and stores the current position, unless there is a mark already. Resolves once it is stored, or
   * could not be.
   */
  mark(): Promise<void>;
  /** Shows the mark full screen, or as a strip. */
  setLarge(isLarge: boolean): void;
  /** Removes the mark: everybody is on board, or it was a mistake. */
  end(): Promise<void>;
}

/** The services of the device that a mark uses. */
export interface ManOverboardDevice {
  readonly storage: BoatingStorage;
  readonly clock: Pick<Clock, "nowMs">;
  readonly tabs: Pick<Tabs, "announce" | "onAnnounced">;
  readonly vibration: Vibration;
  readonly wakeLock: WakeLock;
  readonly randomId: RandomId;
  /** The latest fix, however old; null before the first. */
  readonly lastFix: () => PositionFix | null;
  readonly onFix: FixStream;
}

const NOBODY: ManOverboardSnapshot = {
  mark: null,
  keeping: "stored",
  isUnreadable: false,
  isLarge: false,
};

/** Long enough to be felt through gloves. */
const PULSE_MS = 400;

/** Creates the mark of a device. */
export function createManOverboard(device: ManOverboardDevice): ManOverboardCommands {
  const { storage, clock, tabs } = device;
  const store = createStore<ManOverboardSnapshot>(() => NOBODY);
  const session = markSession(device, store);
  let looking: Promise<void> | null = null;
  let hasLooked = false;

  const readStored = async (): Promise<void> => {
    const stored = await storage.read("manOverboard").catch(() => undefined);
    hasLooked = true;
    session.takeOver(stored);
  };
  return {
    store,
    look() {
      looking ??= readStored().then(
        () => void tabs.onAnnounced(BOATING_SUBJECT, () => void readStored()),
      );
      return looking;
    },
    async mark() {
      if (store.getState().mark) return store.setState({ isLarge: true });
      const mark = markManOverboard(device.randomId(), clock.nowMs(), device.lastFix());
      store.setState({ isLarge: true });
      device.vibration.pulse(PULSE_MS);
      const earlier = hasLooked ? null : earlierMark(storage);
      store.setState({ mark, keeping: "storing" });
      session.watch(mark);
      const kept = await earlier;
      // The app was killed with a mark, and the button tapped before that was read: the first place counts.
      if (kept) {
        store.setState({ mark: kept, keeping: "stored" });
        session.watch(kept);
      } else await session.keep(store.getState().mark ?? mark);
    },
    setLarge: (isLarge) => store.setState({ isLarge }),
    async end() {
      session.forget();
      await storage.remove(["manOverboard"]).catch(() => {});
      tabs.announce(BOATING_SUBJECT);
    },
  };
}

/** The mark on this page: keeps the screen on, completes the mark with a fix, and stores it. */
function markSession(device: ManOverboardDevice, store: StoreApi<ManOverboardSnapshot>) {
  const { storage, tabs } = device;
  let release = (): void => {};

  const keep = async (mark: ManOverboard): Promise<void> => {
    store.setState({ mark, keeping: "storing", isUnreadable: false });
    const isStored = await succeeds(storage.write("manOverboard", mark));
    // The mark may have been removed, or have got its place, in the meantime.
    if (store.getState().mark !== mark) return;
    store.setState({ keeping: isStored ? "stored" : "failed" });
    tabs.announce(BOATING_SUBJECT);
  };
  const takeFix = (fix: PositionFix): void => {
    const { mark } = store.getState();
    if (mark && !mark.fix) void keep(markedAt(mark, fix));
  };
  /** Keeps the screen on for a mark, and waits for a fix if the mark has none. */
  const watch = (mark: ManOverboard): void => {
    release();
    const letGo = device.wakeLock.hold();
    const stop = mark.fix ? () => {} : atKnownFix(device.onFix, takeFix);
    release = () => {
      letGo();
      stop();
    };
  };
  const forget = (): void => {
    release();
    release = () => {};
    store.setState(NOBODY, true);
  };
  /** Shows the stored mark. If the database does not respond (undefined), the current mark stays. */
  const takeOver = (stored: ManOverboard | "unreadable" | null | undefined): void => {
    const { keeping, mark } = store.getState();
    if (stored === undefined || keeping !== "stored") return;
    if (stored === "unreadable") store.setState({ ...NOBODY, isUnreadable: true });
    else if (stored === null) forget();
    else if (stored.id !== mark?.id || !mark.fix) {
      store.setState({ mark: stored, keeping: "stored", isUnreadable: false });
      watch(stored);
    }
  };
  return { keep, watch, forget, takeOver };
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

async function earlierMark(storage: BoatingStorage): Promise<ManOverboard | null> {
  const stored = await storage.read("manOverboard").catch(() => null);
  return stored === "unreadable" ? null : stored;
}

/** The mark of this device, documented at `ManOverboardCommands`. Import this module lazily. */
export const {
  store: manOverboardStore,
  look: lookForManOverboard,
  mark: callManOverboard,
  setLarge: setManOverboardLarge,
  end: endManOverboard,
} = createManOverboard({
  ...device,
  storage: boatingStorage(device.connection),
  lastFix: () => positionStore.getState().fix,
  onFix,
});

manOverboardStore.subscribe(({ mark }) =>
  boatingStatusStore.setState({ isManOverboard: mark !== null }),
);
