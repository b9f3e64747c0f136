import type * as nl from "../../nl/exchange/sharing.ts";
import type { Words } from "../../words.ts";

export const sharingTexts = {
  heading: "Share",
  intro:
    "The link itself contains everything: no server is involved. Anyone who has the link can see what you shared.",
  link: "Link",
  shareLink: "Share link",
  copyLink: "Copy link",
  copied: "Link copied.",
  shared: "Link shared.",
  notMade: "The link couldn't be created.",
  failed: "Sharing didn't work. Copy the link below instead.",
  qrLabel: "QR code with the link",
  qrHint: "Ask someone to scan this code with their camera.",
  animatedOnly:
    "This is too long for a link. Use the code below instead; it works without internet.",
  animatedHint:
    "This doesn't fit in one QR code, so the code is animated. On the other device, open “Scan QR code” in Scouting Map and point the camera at it until everything has been received.",
  animatedLabel: "Animated QR code of what you're sharing",
  previousFrame: "Previous frame",
  nextFrame: "Next frame",
  pause: "Pause",
  play: "Play",
  loadingCode: "Making the code…",
  linkTooLong:
    "You've chosen too many waypoints to share this way. Choose fewer, or export them to a file.",
  trackTooLong: "This line is too long to share this way. Export it as GPX.",
  close: "Close",
  scanHeading: "Scan QR code",
  scanHint: "Hold the code in front of the camera.",
  camera: "Camera view",
  startCamera: "Use camera",
  fromFiles: "Choose photos or a video",
  progressLabel: "Frames received",
  reading: "Reading the code…",
  noCamera: "No camera was found. Choose a photo or video of the code.",
  denied:
    "This site isn't allowed to use the camera. Give it permission, or choose a photo or video of the code.",
  cameraFailed: "The camera isn't working. Choose a photo or video of the code.",
  noCode: "No readable QR code was found. Take a sharper picture, or get closer.",
  noFile: "The app can't open this file as a photo or video. Choose a JPEG, PNG or MP4.",
  partial:
    "Some of the code is still missing. Choose more photos or a longer video, or use the camera.",
  source: "Shared link",
} satisfies Words<typeof nl.sharingTexts>;

export const sharedProblems = {
  "not-shared": "This QR code isn't from Scouting Map, so there's nothing to open.",
  "too-long": "This link is too long to open. Ask for a file instead.",
  "too-many":
    "This link contains more than the app can show at once. Ask the sender to send it in parts.",
  damaged: "This link is damaged. Ask the sender to share it again.",
  newer:
    "This link was made with a newer version of Scouting Map. Update the app: close all tabs and open it again.",
} satisfies Words<typeof nl.sharedProblems>;

export const sharingWords = {
  frame: (index, count) => `Frame ${index} of ${count}`,
  extraFrame: (index, count) => `All ${count} frames shown; extra frame ${index}`,
  line: (accuracy) =>
    `This shares the line, accurate to ${accuracy}\u00a0m, without times or altitudes. Export as GPX to include everything.`,
  received: (received, needed) => `${received} of ${needed} frames received`,
} satisfies Words<typeof nl.sharingWords>;
