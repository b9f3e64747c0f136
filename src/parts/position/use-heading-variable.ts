import { type RefObject, useEffect } from "react";
import { headingStore } from "#state/position/position.ts";

/**
 * Sets the CSS variable `--heading` of an element to the direction of the device, so that arrows turn without React:
 * a compass reports up to 60 times a second. It is 0 (north up) without a heading.
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
