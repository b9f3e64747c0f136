import { howToAllowPosition } from "#i18n/allow-position.ts";
import { thisBrowser } from "#state/position/browser-name.ts";

/** How to allow the position in this browser after it was refused. */
export function HowToAllow() {
  return howToAllowPosition(thisBrowser);
}
