import type { StoreApi } from "zustand/vanilla";
import { type AnchorCircle, acknowledgeAlarm, beginWatch } from "#domain/anchor/anchor-watch.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { browserSound } from "#platform/sound/browser-sound.ts";
import { device } from "#state/device/device.ts";
import { onFix } from "#state/position/fixes.ts";
import { edits } from "#state/records/edits.ts";
import { watchReadings } from "#state/watches/watch-readings.ts";
import { type AnchorDevice, AnchorSession, type AnchorSnapshot } from "./anchor-session.ts";
import { boatingStatusStore } from "./boating-status.ts";

/** The commands of the anchor watch; one anchor is watched at a time. */
export interface AnchorCommands {
  readonly store: StoreApi<AnchorSnapshot>;
  /** Resumes a stored watch, once the database answers, and follows the other tabs. Only the first call has an effect. */
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
  const { clock, sound } = device;
  const session = new AnchorSession(device);
  const { store } = session;
  return {
    store,
    look: () => session.resume(),
    drop: (circle) => session.begin(circle),
    setRadius: (radiusMeters) => session.change({ radiusMeters, state: { outsideCount: 0 } }),
    moveTo: ({ lat, lng }) =>
      session.change({ place: { lat, lng }, state: beginWatch(clock.steadyMs()) }),
    async acknowledge() {
      const { anchored } = store.getState();
      if (!anchored?.state.alarm) return;
      const { alarm, outsideCount, quietUntilMs } = acknowledgeAlarm(
        anchored.state,
        clock.steadyMs(),
      );
      await session.change({ state: { alarm, outsideCount, quietUntilMs } });
    },
    raise: () => session.end(),
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
  edits,
  sound: browserSound(),
  readings: watchReadings,
  onFix,
});

anchorStore.subscribe(({ anchored, isRead }) => {
  // A watch that is not read yet may exist.
  if (isRead || anchored) boatingStatusStore.setState({ isAnchored: anchored !== null });
});
