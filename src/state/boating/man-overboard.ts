import { createStore, type StoreApi } from "zustand/vanilla";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { type ManOverboard, markedAt, markManOverboard } from "#domain/steering/man-overboard.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import { device } from "#state/device/device.ts";
import { onFix } from "#state/position/fixes.ts";
import { positionStore } from "#state/position/position.ts";
import { type BoatingStorage, boatingStorage } from "#storage/boating/boating-storage.ts";
import { BOATING_SUBJECT, boatingStatusStore } from "./boating-status.ts";

/** The mark of somebody overboard, as it is shown. */
export interface ManOverboardSnapshot {
  /** Null while nobody is. */
  readonly mark: ManOverboard | null;
  /** Whether the mark would survive a kill of the app by now; `failed`: it lives as long as the page. */
  readonly keeping: "storing" | "stored" | "failed";
  /** The mark of before could not be read; it is kept, and a new one can be made. */
  readonly isUnreadable: boolean;
  /** Whether it fills the screen; else it is a bar. */
  readonly isLarge: boolean;
}

/** One mark at a time, over all tabs. */
export interface ManOverboardCommands {
  readonly store: StoreApi<ManOverboardSnapshot>;
  /** Reads what is stored and follows the other tabs; only the first call does anything. */
  look(): Promise<void>;
  /** Marks where the device is now, and stores that; one that is there already stays. Resolves once it is stored, or could not be. */
  mark(): Promise<void>;
  /** Fills the screen with it, or makes room for the map. */
  setLarge(isLarge: boolean): void;
  /** Ends it: everybody is on board, or it was a mistake. */
  end(): Promise<void>;
}

/** What a mark needs of the device. */
export interface ManOverboardDevice {
  readonly storage: BoatingStorage;
  readonly clock: Pick<Clock, "nowMs">;
  readonly tabs: Pick<Tabs, "announce" | "onAnnounced">;
  readonly vibration: Vibration;
  readonly wakeLock: WakeLock;
  readonly randomId: RandomId;
  /** The last fix, however old; null before the first. */
  readonly lastFix: () => PositionFix | null;
  readonly onFix: (listener: (fix: PositionFix) => void) => () => void;
}

const NOBODY: ManOverboardSnapshot = {
  mark: null,
  keeping: "stored",
  isUnreadable: false,
  isLarge: false,
};

/** Felt through gloves. */
const PULSE_MS = 400;

/** The mark of whichever device. */
export function createManOverboard(device: ManOverboardDevice): ManOverboardCommands {
  const { storage, clock, tabs } = device;
  const store = createStore<ManOverboardSnapshot>(() => NOBODY);
  let release = (): void => {};
  let looking: Promise<void> | null = null;

  const keep = async (mark: ManOverboard): Promise<void> => {
    store.setState({ mark, keeping: "storing", isUnreadable: false });
    const isStored = await storage.write("manOverboard", mark).then(
      () => true,
      () => false,
    );
    // It may have ended, or got its place, meanwhile.
    if (store.getState().mark !== mark) return;
    store.setState({ keeping: isStored ? "stored" : "failed" });
    tabs.announce(BOATING_SUBJECT);
  };
  const watch = (mark: ManOverboard): void => {
    release();
    const letGo = device.wakeLock.hold();
    const stop = mark.fix
      ? () => {}
      : device.onFix((fix) => {
          const { mark: now } = store.getState();
          if (!now || now.fix) return;
          stop();
          void keep(markedAt(now, fix));
        });
    release = () => {
      letGo();
      stop();
    };
  };
  const readStored = async (): Promise<void> => {
    const stored = await storage.read("manOverboard").catch(() => undefined);
    // Without an answer what is here stays.
    if (stored === undefined || store.getState().keeping !== "stored") return;
    if (stored === "unreadable") store.setState({ ...NOBODY, isUnreadable: true });
    else if (stored === null) forget();
    else if (stored.id !== store.getState().mark?.id || !store.getState().mark?.fix) {
      store.setState({ mark: stored, keeping: "stored", isUnreadable: false });
      watch(stored);
    }
  };
  const forget = (): void => {
    release();
    release = () => {};
    store.setState(NOBODY, true);
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
      const kept = keep(mark);
      device.vibration.pulse(PULSE_MS);
      watch(mark);
      await kept;
    },
    setLarge: (isLarge) => store.setState({ isLarge }),
    async end() {
      forget();
      await storage.remove(["manOverboard"]).catch(() => {});
      tabs.announce(BOATING_SUBJECT);
    },
  };
}

/** The mark of this device; what each name does is written at `ManOverboardCommands`. Import this lazily. */
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
