/** Texts of the error page. */
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
} as const;

/** Reports a record that could not be drawn. */
export function recordNotDrawnText(name: string): string {
  return `“${name}” can't be shown here, but it hasn't been lost. Export it to keep a copy.`;
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
