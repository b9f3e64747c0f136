/**
 * The outline of a waypoint mark as SVG path data, in a box of this size: a drop that points at the middle of the
 * lower edge.
 */
export const PIN_PATH = "M15 37.5C12.7 31 2 24.5 2 15A13 13 0 0 1 28 15C28 24.5 17.3 31 15 37.5Z";
export const PIN_SIZE = { width: 30, height: 39 } as const;
