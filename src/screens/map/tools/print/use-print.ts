import { useEffect } from "react";

/** So long after it was drawn the map is at rest. */
const REST_MS = 10_000;

/**
 * Makes the map print well. What does so is fetched at the first touch or key, of which Ctrl is
 * one, or when the map is at rest: opening it need not wait for that.
 */
export function usePrint(isDrawn: boolean): void {
  useEffect(() => {
    for (const touch of ["pointerdown", "keydown"]) {
      window.addEventListener(touch, load, { once: true });
    }
    const timer = isDrawn ? window.setTimeout(load, REST_MS) : 0;
    return () => window.clearTimeout(timer);
  }, [isDrawn]);
}

function load(): void {
  import(/* webpackChunkName: "print-map" */ "./print-map.ts").then(
    ({ followPrinting }) => followPrinting(),
    console.warn,
  );
}
