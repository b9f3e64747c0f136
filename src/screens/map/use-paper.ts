import { useEffect } from "react";

/**
 * Makes the map print well. What does so is fetched at the first touch or key, of which Ctrl is
 * one: opening the map need not wait for it.
 */
export function usePaper(): void {
  useEffect(() => {
    for (const touch of ["pointerdown", "keydown"]) {
      window.addEventListener(touch, load, { once: true });
    }
  }, []);
}

function load(): void {
  import(/* webpackChunkName: "paper" */ "./paper.ts").then(
    ({ followPrinting }) => followPrinting(),
    console.warn,
  );
}
