import { createStore } from "zustand/vanilla";
import { device } from "#state/device/device.ts";
import type { RecorderSnapshot } from "./recorder-device.ts";

/**
 * What the recorder does, for whoever need not load it: `recorder.ts` says it here. Before that it is what
 * `lookForRecordings` found.
 */
export const recordingStatusStore = createStore<
  Pick<RecorderSnapshot, "status"> & Partial<Pick<RecorderSnapshot, "trouble">>
>(() => ({ status: "idle" }));

/** Looks whether a recording is not finished, without reading it; without a database there is none. */
export async function lookForRecordings(): Promise<void> {
  try {
    const count = await (await device.connection.opened()).count("recordings");
    const isKnown = recordingStatusStore.getState().status !== "idle";
    if (count > 0 && !isKnown) recordingStatusStore.setState({ status: "interrupted" });
  } catch {
    // Nothing can be resumed from what does not open.
  }
}
