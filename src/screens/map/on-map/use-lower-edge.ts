import { type RefObject, useEffect } from "react";

/**
 * Sets the height of a bar or sheet along the lower edge as a property of the screen, so that the buttons, the scale and the
 * attribution of the map on an upright phone stay above it.
 */
export function useLowerEdge(edge: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = edge;
    const screen = current?.closest("main");
    if (!screen || !current) return;
    let frame = 0;
    const tell = () => screen.style.setProperty("--lower-edge-height", `${current.offsetHeight}px`);
    // In the next frame, because it changes other observed sizes ("ResizeObserver loop").
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    });
    sizes.observe(current);
    tell();
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
      screen.style.removeProperty("--lower-edge-height");
    };
  }, [edge]);
}
