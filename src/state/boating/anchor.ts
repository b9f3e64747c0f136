import type { StoreApi } from "zustand/vanilla";
import { type AnchorCircle, acknowledgeAlarm, beginWatch } from "#domain/anchor/anchor-watch.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { browserSound } from "#platform/sound/browser-sound.ts";
import { device } from "#state/device/device.ts";
import { onFix } from "#state/position/fixes.ts";
import { boatingStorage } from "#storage/records/boating/boating-storage.ts";
import { type AnchorDevice, AnchorSession, type AnchorSnapshot } from "./anchor-session.ts";
import { BOATING_SUBJECT, boatingStatusStore } from "./boating-status.ts";

/** The commands of the anchor watch; one anchor is watched at a time. */
export interface AnchorCommands {
  readonly store: StoreApi<AnchorSnapshot>;
  /** Resumes a stored watch and follows the other tabs. Only the first call has an effect. */
  look(): Promise<void>;
  /** Starts watching a circle. Resolves once it is stored, or could not be. */
  drop(circle: AnchorCircle): Promise<void>;
  /** Changes the radius of the circle, in metres. */
  setRadius(radiusMeters: number): Promise<void>;
  /** Moves the anchor, which the user placed wrongly, and begins a new mean; an alarm ends. */
  moveTo(place: LatLng): Promise<void>;
  /** Silences the alarm. */
  acknowledge(): Promise<void>;
  /** Ends the watch, because the anchor has been raised. */
  raise(): Promise<void>;
  /** Asks for permission to play sound, from a tap; plays the alarm once if `isTest`. */
  prepareSound(isTest: boolean): Promise<void>;
}

/** Creates the anchor watch of a device. */
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
      return session.change({ circle, startedAtMs, state: beginWatch(clock.steadyMs()) }, []);
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
    async moveTo({ lat, lng }) {
      const { anchored, swing } = store.getState();
      if (!anchored) return;
      const circle = { ...anchored.circle, lat, lng };
      const state = beginWatch(clock.steadyMs());
      await session.change({ ...anchored, circle, state }, swing);
    },
    async acknowledge() {
      const { anchored, swing } = store.getState();
      if (!anchored?.state.alarm) return;
      const state = acknowledgeAlarm(anchored.state, clock.steadyMs());
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

/** The anchor watch of this device, documented at `AnchorCommands`. Import this module lazily. */
export const {
  store: anchorStore,
  look: loadAnchor,
  drop: dropAnchor,
  setRadius: setAnchorRadius,
  moveTo: moveAnchor,
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
