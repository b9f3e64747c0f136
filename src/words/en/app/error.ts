import type * as nl from "../../nl/app/error.ts";
import type { Words } from "../../words.ts";

export const errorTexts = {
  heading: "Oops.",
  home: "Home",
  tryAgain: "Try again",
  unknownWaypoint: "This waypoint isn't on this device. It may have been deleted.",
  unknownRoute: "There's no page at this address.",
  screenNotLoaded:
    "This screen couldn't be loaded. Check your connection and try again. Your waypoints and settings are safe.",
  unexpected:
    "Something went wrong. Your waypoints and settings are safe. Go to Home and try again.",
  exportRecord: "Export",
} satisfies Words<typeof nl.errorTexts>;

export const statusTexts = {
  400: "Bad request",
  401: "Unauthorised",
  403: "No access",
  other: "Page not found",
} satisfies Words<typeof nl.statusTexts>;

export const recordNotDrawnText = ((name) =>
  `“${name}” can't be shown here, but it hasn't been lost. Export it to keep a copy.`) satisfies Words<
  typeof nl.recordNotDrawnText
>;
