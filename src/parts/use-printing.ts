import { useEffect, useEffectEvent } from "react";

interface Printing {
  /** Called when the print dialog is closed. */
  readonly onPrinted: () => void;
  /** The name of a CSS page with the size of the paper; by default that of the browser. */
  readonly page?: string;
  /** False while the contents are not complete yet; true by default. */
  readonly isReady?: boolean;
}

/** Opens the print dialog once the component is mounted and its contents are ready. */
export function usePrinting({ onPrinted, page, isReady = true }: Printing): void {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const { style } = document.documentElement;
    // Set on the whole page: another page type for a part would start a new page.
    if (page) style.setProperty("page", page);
    const onAfterPrint = () => end();
    window.addEventListener("afterprint", onAfterPrint);
    return () => {
      window.removeEventListener("afterprint", onAfterPrint);
      style.removeProperty("page");
    };
  }, [page]);
  useEffect(() => {
    if (isReady) window.print();
  }, [isReady]);
}
