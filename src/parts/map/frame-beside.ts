/** Returns the frame in the shell with the map beside the screens; null if there is none, as on the screen of the map itself. */
export function frameBeside(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-map-beside]");
}
