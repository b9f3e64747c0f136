/** Texts of sharing by a link or a QR code. */
export const sharingTexts = {
  heading: "Share",
  intro:
    "Everything is in the link itself: no server is involved. Whoever has the link can see what you share.",
  link: "Link",
  shareLink: "Share link",
  copyLink: "Copy link",
  copied: "The link was copied.",
  shared: "The link was shared.",
  notMade: "Making the link failed.",
  failed: "Sharing failed. Copy the link below.",
  qrLabel: "QR code with the link",
  qrHint: "Let somebody scan this code with a camera.",
  animatedOnly: "This is too long for a link. Without internet it goes along with the code below.",
  animatedHint:
    "This does not fit in one QR code, so the code is animated. On the other device, open “Scan QR code” in Scouting Map and hold the camera in front of it until everything is in.",
  animatedLabel: "Animated QR code with what you share",
  previousFrame: "Previous frame",
  nextFrame: "Next frame",
  pause: "Pause",
  play: "Play",
  loadingCode: "Making the code…",
  linkTooLong:
    "This is too much to share this way. Choose fewer waypoints, or export them as a file.",
  trackTooLong: "This line is too long to share this way. Export it as GPX.",
  close: "Close",
  scanHeading: "Scan QR code",
  scanHint: "Hold the code in front of the camera.",
  camera: "Picture of the camera",
  startCamera: "Use camera",
  fromFiles: "Choose photos or a video",
  progressLabel: "Frames received",
  reading: "Reading the code…",
  noCamera: "No camera was found. Choose a photo or video of the code.",
  denied:
    "The camera may not be used. Give this site permission, or choose a photo or video of the code.",
  cameraFailed: "The camera does not work. Choose a photo or video of the code.",
  noCode: "There is no QR code in this that the app can read. Make it sharper or closer.",
  noFile: "This file is not a photo or video that the app can open. Choose a JPEG, PNG or MP4.",
  partial: "Not everything is in yet. Choose more photos or a longer video, or use the camera.",
  source: "Shared link",
} as const;

const TROUBLE = {
  "not-shared": "This QR code is not from Scouting Map: there is nothing in it to open.",
  "too-long": "This link is too large to open. Ask for a file instead of a link.",
  "too-many":
    "This link has more in it than the app can show at once. Ask the sender to send it in parts.",
  damaged: "This link was damaged on the way. Ask the sender to share it again.",
  newer:
    "This link was made with a newer version of Scouting Map. Update the app: close all tabs and open it again.",
} as const;

/** Returns which frame of an animated code is shown. @param index from 0; from `count` on, it repeats earlier ones */
export function frameLabel(index: number, count: number): string {
  if (index < count) return `Frame ${index + 1} of ${count}`;
  return `All ${count} frames were shown; extra frame ${index - count + 1}`;
}

/** Says what the code of a track carries, and how exact its line is. */
export function sharedLineText(toleranceMeters: number): string {
  return `This is the line, to within ${toleranceMeters + 1} m, without times and altitudes. Export GPX to include everything.`;
}

/** Returns how much of an animated code is in. */
export function receivedText(received: number, needed: number): string {
  return `${received} of ${needed} frames received`;
}

/** Returns why a shared link or code has no contents, and what to do. */
export function sharedProblemText(reason: keyof typeof TROUBLE): string {
  return TROUBLE[reason];
}
