/** Texts of moving a waypoint on the map. */
export const moveTexts = {
  heading: "Move waypoint",
  confirm: "Put here",
  cancel: "Cancel",
  movedElsewhere:
    "This waypoint has been moved somewhere else in the meantime. To put it here anyway, tap “Put here” again.",
  gone: "This waypoint no longer exists.",
} as const;

/** "Move the map until the cross is where you want “Tent” to be." */
export function moveHelp(name: string): string {
  return `Move the map until the cross is where you want “${name}” to be.`;
}
