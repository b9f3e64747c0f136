import type * as nl from "../../nl/tracks/recording.ts";
import type { Words } from "../../words.ts";

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
} satisfies Words<typeof nl.recordingTexts>;

export const recordingWords = {
  resume: (time) => `Resume the recording from ${time}?`,
  // A day is "yesterday".
  resumeOfDay: (day, time) => `Resume the recording from ${day}, ${time}?`,
  resumeOfDate: (date, time) => `Resume the recording from ${date}, ${time}?`,
  goesOn: "Recording continues.",
  wasClosed: (duration) =>
    `Recording again. The app was closed for ${duration}, which leaves a gap in the track.`,
  name: (moment) => `Recording ${moment}`,
  hours: (hours, minutes) => `${hours}\u00a0h ${minutes}`,
  minutes: (minutes, seconds) => `${minutes}\u00a0min ${seconds}`,
} satisfies Words<typeof nl.recordingWords>;

export const silentText = ((age) =>
  `No position for ${age}. This leaves a gap in the track.`) satisfies Words<typeof nl.silentText>;
