import type { Units } from "#domain/preferences/units.ts";

let shown: Units = "metric";

/** Returns the units of shown and spoken distances, speeds and heights. */
export function shownUnits(): Units {
  return shown;
}

/** Shows distances, speeds and heights in these units from now on. */
export function showUnits(units: Units): void {
  shown = units;
}

/** Writes a text in metric units, whatever the user reads: that of a file, of a sheet or of a message to others. */
export function inMetric<Text>(write: () => Text): Text {
  const before = shown;
  shown = "metric";
  try {
    return write();
  } finally {
    shown = before;
  }
}
