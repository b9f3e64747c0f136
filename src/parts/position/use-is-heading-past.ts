import { useStore } from "zustand";
import { isPastHeading } from "#domain/position/heading.ts";
import { headingStore } from "#state/position/position.ts";
import { useOwnPosition } from "./use-own-position.ts";

/** Whether the heading is a course of before: one stands still since, or no fix has come for long. */
export function useIsHeadingPast(): boolean {
  const isStale = useOwnPosition()?.isStale ?? false;
  return useStore(headingStore, (heading) => isPastHeading(heading, isStale));
}
