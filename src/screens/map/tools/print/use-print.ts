import { useEffect } from "react";

/** The time after drawing when the map counts as idle. */
const REST_MS = 10_000;

/**
 * Prepares good printing of the map. The code is loaded at the first touch or key (such as Ctrl), or when the map is
 * idle, to not delay its opening.
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
