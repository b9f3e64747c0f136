/** Texts of moving a waypoint on the map. */
export const moveTexts = {
  heading: "Move waypoint",
  confirm: "Put here",
  cancel: "Cancel",
  movedElsewhere:
    "Meanwhile this waypoint was also moved somewhere else. Tap Put here again if it should be here after all.",
  gone: "This waypoint no longer exists.",
} as const;

/** "Move the map until the cross is on the new place of “Tent”." */
export function moveHelp(name: string): string {
  return `Move the map until the cross is on the new place of “${name}”.`;
}
