import {
  formatAge,
  isWritable,
  localMoment,
  NO_NUMBER,
  otherDay,
  plainNumber,
} from "#sentences/intl/format.ts";

/** Texts of the recorder. */
export const recordingTexts = {
  pause: "Pause",
  resume: "Resume",
  stop: "Stop and save",
  nothingRecorded: "No positions were received, so nothing was saved.",
  distance: "Distance",
  moving: "Moving",
  time: "Time",
  fixes: "Positions",
  recording: "Recording",
  paused: "Paused",
  standing: "Paused until you move again",
  elsewhere: "Another tab is recording. You can pause or stop the recording there.",
  screenKeptOn: "The screen stays on.",
  screenMayGoOff:
    "The screen may turn off by itself. Keep it on, or part of the track will be missing.",
  refused:
    "The app isn't allowed to use your location any more, so there will be a gap in the track. Allow location access again to continue recording.",
  full: "Storage is full, so new positions will be lost if the app closes. Free up some space, or export the track.",
  low: "This device is almost out of space. Free some up, or export the track so far. Once the storage is full, the rest won't be saved.",
  failed:
    "This device's storage isn't working, so new positions will be lost if the app closes. Export the track before you close it.",
  rewritten:
    "The app's storage was cleared while you were recording. The whole recording has been saved again.",
  long: "This recording has reached the maximum of 1,000,000 points. Stop it and start a new one.",
  notSaved:
    "Not saved, because this device's storage isn't working. The recording is paused. Free up some space and try stopping it again, or export it.",
  export: "Export recording so far",
  saved: "Saved as a track.",
  showTrack: "View the track",
  pausesByItself: "Pause when standing still",
} as const;

const shortTime = localMoment({ timeStyle: "short" });
const nameMoment = localMoment({
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});
/** "Resume the recording from 10:04?", "Resume the recording from yesterday, 23:50?" */
export function resumeText(startedAtMs: number, nowMs: number): string {
  const day = otherDay(startedAtMs, nowMs);
  const time = shortTime.format(startedAtMs);
  return `Resume the recording from ${day === null ? time : `${day}, ${time}`}?`;
}

/** A shorter absence is a reload, whose gap is not worth mentioning. */
const RELOAD_MS = 5000;

/** Reports that a recording resumed automatically after the app was closed for that long. */
export function resumedText(ageMs: number): string {
  if (ageMs < RELOAD_MS) return "Recording continues.";
  return `Recording again. The app was closed for ${formatAge(ageMs)}, which leaves a gap in the track.`;
}

/** Returns the name of a new track: "Recording of 1 May at 10:04". */
export function recordingName(startedAtMs: number): string {
  return `Recording ${nameMoment.format(startedAtMs)}`;
}

/** Returns a duration with its unit: "1 h 04", "4 min 09", "9 s". */
export function durationText(durationMs: number): string {
  if (!isWritable(durationMs)) return NO_NUMBER;
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => `${number}`.padStart(2, "0");
  if (hours > 0) return `${hours} h ${two(minutes)}`;
  return minutes > 0 ? `${minutes} min ${two(seconds % 60)}` : `${seconds} s`;
}

/** "1,234". */
export function fixCountText(fixes: number): string {
  return plainNumber.format(fixes);
}

/** Reports a lost signal for a recording; `noSignalText` reports it for the position. */
export function silentText(age: string): string {
  return `No position for ${age}. This leaves a gap in the track.`;
}
