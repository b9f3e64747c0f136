import { textsIn } from "./browser-text-store.ts";
import type { TextStore } from "./text-store.ts";

/** Texts of this tab only (sessionStorage): they survive a reload and a crash, and disappear with the tab. */
export function tabTextStore(): Omit<TextStore, "onChangeElsewhere"> {
  return textsIn(() => sessionStorage);
}
