let space = "\u00a0";

/** Returns a number and its unit, which stay on one line. */
export function withUnit(value: string | number, unit: string): string {
  return `${value}${space}${unit}`;
}

/** Writes another space between numbers and units from now on: tests compare texts as people type them. */
export function setUnitSpace(other: string): void {
  space = other;
}
