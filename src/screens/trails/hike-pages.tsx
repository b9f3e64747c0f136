import { useMemo, useState } from "react";
import type { Figure } from "#domain/route-sheet/figure.ts";
import type { SheetPaper } from "#domain/route-sheet/pages.ts";
import { type PackedPage, unpackedPages } from "#domain/sharing/packed-pages.ts";
import { FigureSvg } from "#parts/route-sheet/figure-svg.tsx";
import { PrintedPages } from "#parts/route-sheet/printed-pages.tsx";
import { pageText } from "#sentences/scouting/hike.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { hikeTexts as texts } from "#words/scouting/hike.ts";
import styles from "./trails.module.css";

const A5_WIDTH_MM = 150;

/** Shows pages one by one, and prints them. */
export function HikePages({ pages }: { readonly pages: readonly PackedPage[] }) {
  const figures = useMemo(() => unpackedPages(pages), [pages]);
  const [at, setAt] = useState(0);
  const [isPrinting, setPrinting] = useState(false);
  const page = figures[at];
  if (!page) return null;
  const paper: SheetPaper = page.widthMm <= A5_WIDTH_MM ? "A5" : "A4";
  const label = pageText(at + 1, figures.length);
  return (
    <div className={layout["stack"]}>
      <p role="status">{label}</p>
      <div className={styles["page"]}>
        <FigureSvg figure={page} label={textOf(page.marks)} />
      </div>
      <div className={layout["actions"]}>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {texts.previous}
        </Button>
        <Button variant="primary" disabled={at >= figures.length - 1} onClick={() => setAt(at + 1)}>
          {texts.next}
        </Button>
        <Button variant="quiet" onClick={() => setPrinting(true)}>
          {texts.print}
        </Button>
      </div>
      {isPrinting ? (
        <PrintedPages pages={figures} paper={paper} onPrinted={() => setPrinting(false)} />
      ) : null}
    </div>
  );
}

/** The words of a page for who cannot see it. */
function textOf(marks: Figure["marks"]): string {
  return marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])).join(" ");
}
