import type { StoreApi } from "zustand/vanilla";
import { type AnchorCircle, acknowledgeAlarm, beginWatch } from "#domain/anchor/anchor-watch.ts";
import { browserSound } from "#platform/sound/browser-sound.ts";
import { device } from "#state/device/device.ts";
import { onFix } from "#state/position/fixes.ts";
import { boatingStorage } from "#storage/boating/boating-storage.ts";
import { type AnchorDevice, AnchorSession, type AnchorSnapshot } from "./anchor-session.ts";
import { BOATING_SUBJECT, boatingStatusStore } from "./boating-status.ts";

/** Watches one anchor at a time. */
export interface AnchorCommands {
  readonly store: StoreApi<AnchorSnapshot>;
  /** Resumes a watch that was stored and follows the other tabs; only the first call does anything. */
  look(): Promise<void>;
  /** Watches this circle from now on. Resolves once that is stored, or could not be. */
  drop(circle: AnchorCircle): Promise<void>;
  /** Gives the circle another radius, metres. */
  setRadius(radiusMeters: number): Promise<void>;
  /** Silences the alarm. */
  acknowledge(): Promise<void>;
  /** Ends the watch: the anchor is up. */
  raise(): Promise<void>;
  /** Asks for permission to sound, from a tap, and plays the alarm once where `isTest`. */
  prepareSound(isTest: boolean): Promise<void>;
}

/** The watch of whichever device. */
export function createAnchor(device: AnchorDevice): AnchorCommands {
  const { storage, clock, tabs, sound } = device;
  const session = new AnchorSession(device);
  const { store } = session;
  let looking: Promise<void> | null = null;
  return {
    store,
    look() {
      looking ??= session
        .read(true)
        .then(() => void tabs.onAnnounced(BOATING_SUBJECT, () => void session.read(false)));
      return looking;
    },
    drop(circle) {
      const startedAtMs = clock.nowMs();
      return session.change({ circle, startedAtMs, state: beginWatch(startedAtMs) }, []);
    },
    async setRadius(radiusMeters) {
      const { anchored, swing } = store.getState();
      if (!anchored) return;
      const circle = { ...anchored.circle, radiusMeters };
      await session.change(
        { ...anchored, circle, state: { ...anchored.state, outsideCount: 0 } },
        swing,
      );
    },
    async acknowledge() {
      const { anchored, swing } = store.getState();
      if (!anchored?.state.alarm) return;
      const state = acknowledgeAlarm(anchored.state, clock.nowMs());
      await session.change({ ...anchored, state }, swing);
    },
    async raise() {
      session.forget();
      await storage.remove(["anchor", "swing"]).catch(() => {});
      tabs.announce(BOATING_SUBJECT);
    },
    async prepareSound(isTest) {
      store.setState({ isSoundOn: await sound.prepare() });
      if (isTest) session.alarm.test();
    },
  };
}

/** The anchor watch of this device; what each name does is written at `AnchorCommands`. Import this lazily. */
export const {
  store: anchorStore,
  look: lookForAnchor,
  drop: dropAnchor,
  setRadius: setAnchorRadius,
  acknowledge: acknowledgeAnchorAlarm,
  raise: raiseAnchor,
  prepareSound: prepareAnchorSound,
} = createAnchor({
  ...device,
  storage: boatingStorage(device.connection),
  sound: browserSound(),
  onFix,
});

anchorStore.subscribe(({ anchored }) =>
  boatingStatusStore.setState({ isAnchored: anchored !== null }),
);
