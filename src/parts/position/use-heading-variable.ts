import { type RefObject, useEffect } from "react";
import { headingStore } from "#state/position/position.ts";

/**
 * Keeps the CSS variable `--heading` of an element at where the device points, so that arrows in it
 * turn without React: a compass reports up to 60 times a second. 0 (north is up) without a heading.
 */
export function useHeadingVariable(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = (): void => {
      const { heading, hasHeading } = headingStore.getState();
      element.current?.style.setProperty("--heading", `${hasHeading ? heading : 0}deg`);
    };
    show();
    return headingStore.subscribe(show);
  }, [element]);
}
