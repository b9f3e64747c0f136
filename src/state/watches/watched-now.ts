import type { TextStore } from "#platform/text-store/text-store.ts";
import { WATCHED_KEY } from "#storage/records/boating/boating-keys.ts";
import { WATCHES, type Watch } from "./watch-readings.ts";

/** Returns the watches that went on when this device last stored one: known even while the database does not answer. */
export function watchedBefore(texts: Pick<TextStore, "read">): readonly Watch[] {
  const names = texts.read(WATCHED_KEY)?.split(" ") ?? [];
  return WATCHES.filter((watch) => names.includes(watch));
}

/** Stores whether a watch goes on. */
export function noteWatched(
  texts: Pick<TextStore, "read" | "write">,
  watch: Watch,
  isOn: boolean,
): void {
  const before = watchedBefore(texts);
  if (before.includes(watch) === isOn) return;
  const now = WATCHES.filter((one) => (one === watch ? isOn : before.includes(one)));
  texts.write(WATCHED_KEY, now.join(" "));
}
