import { useState } from "react";
import { createPortal } from "react-dom";
import type { Figure, Mark } from "#domain/route-sheet/figure.ts";
import type { SheetPaper } from "#domain/route-sheet/pages.ts";
import { usePrinting } from "#parts/use-printing.ts";
import { FigureSvg } from "./figure-svg.tsx";
import styles from "./printed-pages.module.css";

interface PrintedPagesProps {
  readonly pages: readonly Figure[];
  readonly paper: SheetPaper;
  /** Called when the print dialog is closed. */
  readonly onPrinted: () => void;
}

const isPicture = ({ kind }: Mark) => kind === "picture";

/** Prints pages true to scale as soon as they are shown; invisible on the screen. */
export function PrintedPages({ pages, paper, onPrinted }: PrintedPagesProps) {
  const page = `${paper.toLowerCase()}-portrait`;
  const [loadedCount, setLoadedCount] = useState(0);
  const pictureCount = pages.flatMap(({ marks }) => marks).filter(isPicture).length;
  usePrinting({ page, onPrinted, isReady: loadedCount >= pictureCount });
  return createPortal(
    <div className={styles["pages"]} data-route-sheet={page} data-sheet={page}>
      {pages.map((figure, index) => (
        <div key={`${index + 1}`} className={styles["page"]}>
          <FigureSvg
            figure={figure}
            isTrueToScale={true}
            onPicture={() => setLoadedCount((count) => count + 1)}
          />
        </div>
      ))}
    </div>,
    document.body,
  );
}
