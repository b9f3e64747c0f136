import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./printed-page.module.css";
import { usePrinting } from "./use-printing.ts";

interface PrintedPageProps {
  /** Called when the print dialog is closed. */
  readonly onPrinted: () => void;
  readonly children: ReactNode;
}

/** Prints its children, black on white and without the app around them, as soon as it is shown; invisible on the screen. */
export function PrintedPage({ onPrinted, children }: PrintedPageProps) {
  usePrinting({ onPrinted });
  return createPortal(
    <div className={styles["page"]} data-printed-page="">
      {children}
    </div>,
    document.body,
  );
}
