import { useState } from "react";
import { createPortal } from "react-dom";
import { sheetLayout } from "#domain/print/sheet-layout.ts";
import type { Legend } from "#mapview/legend/legend-entry.ts";
import { usePrinting } from "#parts/use-printing.ts";
import { LegendGroups } from "#screens/map/legend/legend-groups.tsx";
import { legendTexts, printTexts } from "#words/map/map-cards.ts";
import styles from "./print-sheet.module.css";
import { type DrawnSheet, PrintSheet, pageOf } from "./print-sheet.tsx";

interface PrintSheetsProps {
  /** The sheets in printing order; at least one. */
  readonly sheets: readonly DrawnSheet[];
  /** Null prints no legend. */
  readonly legend: Legend | null;
  readonly onPrinted: () => void;
}

/** Prints sheets together once all their pictures are ready. */
export function PrintSheets({ sheets, legend, onPrinted }: PrintSheetsProps) {
  const [pictureCount, setPictureCount] = useState(0);
  const [first] = sheets;
  usePrinting({
    page: first ? pageOf(first.choice) : "",
    isReady: pictureCount === sheets.length,
    onPrinted,
  });
  const onPicture = () => setPictureCount((count) => count + 1);
  return createPortal(
    <div className={styles["sheets"]}>
      {sheets.map((sheet, index) => (
        <PrintSheet key={`${index + 1}`} sheet={sheet} onPicture={onPicture} />
      ))}
      {first ? <Behind first={first} sheets={sheets} legend={legend} /> : null}
    </div>,
    document.body,
  );
}

interface BehindProps extends Pick<PrintSheetsProps, "sheets" | "legend"> {
  readonly first: DrawnSheet;
}

/** The list of numbered waypoints and the legend, on a page of their own; empty without either. */
function Behind({ first, sheets, legend }: BehindProps) {
  const isListed = sheets.some(({ names }) => names.listed.length > 0);
  if (!isListed && !legend) return null;
  const { widthMm, heightMm } = sheetLayout(first.choice);
  return (
    <div
      className={`${styles["sheet"]} ${styles["behind"]}`}
      data-behind=""
      style={{ width: `${widthMm}mm`, height: `${heightMm}mm` }}
    >
      {sheets.map(({ title, names }, index) =>
        names.listed.length > 0 ? (
          <section key={`${index + 1}`}>
            <h4>
              {printTexts.listHeading} <bdi>{title}</bdi>
            </h4>
            <ol className={styles["list"]}>
              {names.listed.map(({ number, name }) => (
                <li key={number}>
                  <strong>{number}</strong> <bdi>{name}</bdi>
                </li>
              ))}
            </ol>
          </section>
        ) : null,
      )}
      {legend ? (
        <section>
          <h4>{legendTexts.heading}</h4>
          <LegendGroups
            legend={legend}
            hint={sheets.length === 1 ? legendTexts.printedHint : legendTexts.printedHints}
          />
        </section>
      ) : null}
    </div>
  );
}
