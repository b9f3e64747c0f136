import { useStore } from "zustand";
import { isPastHeading } from "#domain/position/heading.ts";
import { headingStore } from "#state/position/position.ts";
import { useOwnPosition } from "./use-own-position.ts";

/** Returns whether the heading is a past course: the user stands still since, or there was no fix for a while. */
export function useIsHeadingPast(): boolean {
  const isStale = useOwnPosition()?.isStale ?? false;
  return useStore(headingStore, (heading) => isPastHeading(heading, isStale));
}
