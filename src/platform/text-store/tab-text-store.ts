import { textsIn } from "./browser-text-store.ts";
import type { TextStore } from "./text-store.ts";

/** Texts of this tab alone (the browser's sessionStorage): there after a reload and a crash, gone with the tab. */
export function tabTextStore(): Omit<TextStore, "onChangeElsewhere"> {
  return textsIn(() => sessionStorage);
}
