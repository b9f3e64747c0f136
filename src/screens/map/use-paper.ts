import { useEffect } from "react";

/**
 * Makes the map print well. What does so is fetched at the first touch or key, of which Ctrl is
 * one: opening the map need not wait for it.
 */
export function usePaper(): void {
  useEffect(() => {
    const load = () => {
      stop();
      import(/* webpackChunkName: "paper" */ "./paper.ts").then(
        ({ followPrinting }) => followPrinting(),
        (failure: unknown) => console.warn("The map cannot be laid on paper:", failure),
      );
    };
    const stop = () => {
      window.removeEventListener("pointerdown", load);
      window.removeEventListener("keydown", load);
    };
    window.addEventListener("pointerdown", load);
    window.addEventListener("keydown", load);
    return stop;
  }, []);
}
