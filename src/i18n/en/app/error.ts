/** Texts of the error page. */
export const errorTexts = {
  heading: "Oops.",
  home: "Home",
  tryAgain: "Try again",
  unknownWaypoint: "This waypoint is not, or no longer, on this device.",
  unknownRoute: "This address is not part of Scouting Map.",
  screenNotLoaded:
    "This screen could not be loaded. Check your connection and try again; your waypoints and settings are still there.",
  unexpected:
    "Something went wrong in the app. Your waypoints and settings are still there; go to Home and try again.",
  exportRecord: "Export",
} as const;

/** Reports a record that could not be drawn. */
export function recordNotDrawnText(name: string): string {
  return `“${name}” cannot be shown here. It is still there: export it to keep it.`;
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Unauthorised",
  403: "No access",
};

/** Returns the text of a status; without its own text it is "page not found". */
export function statusText(status: number): string {
  return STATUS_TEXTS[status] ?? "Page not found";
}
