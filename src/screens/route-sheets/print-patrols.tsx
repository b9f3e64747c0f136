import { Printer } from "lucide-react";
import { useState } from "react";
import type { Figure } from "#domain/route-sheet/figure.ts";
import type { RouteSheets } from "#domain/route-sheet/route-sheets.ts";
import { patrolTexts } from "#i18n/scouting/patrols.ts";
import { sheetTexts } from "#i18n/scouting/route-sheet.ts";
import { patrolPages } from "#parts/route-sheet/patrol-pages.ts";
import { PrintedPages } from "#parts/route-sheet/printed-pages.tsx";
import { type ReadSheetRoute, readPatrolRoute } from "#state/route-sheet/read-sheet-route.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { sheetInputOf } from "./sheet-input.ts";

interface PrintPatrolsProps {
  readonly read: ReadSheetRoute;
  readonly sheets: RouteSheets;
}

/** Prints the sheets of all patrols with one solution. */
export function PrintPatrols({ read, sheets }: PrintPatrolsProps) {
  const [isBook, setBook] = useState(false);
  const [hasLostNote, setLostNote] = useState(true);
  const [pages, setPages] = useState<readonly Figure[] | "preparing" | "failed" | null>(null);
  async function print() {
    setPages("preparing");
    try {
      const { patrols, paper, phone, speedKmh } = sheets;
      const all = await Promise.all(
        patrols.map(async (patrol) => {
          return { patrol, input: sheetInputOf(await readPatrolRoute(read, patrol), sheets) };
        }),
      );
      const routeName = read.route.name;
      setPages(patrolPages(all, { routeName, paper, phone, speedKmh, isBook, hasLostNote }));
    } catch (error) {
      console.warn("Not printed:", error);
      setPages("failed");
    }
  }
  return (
    <div className={layout["closeStack"]}>
      <Choice
        kind="checkbox"
        name="lost-note"
        label={patrolTexts.withLostNote}
        checked={hasLostNote}
        onChoose={setLostNote}
      />
      <Choice
        kind="checkbox"
        name="book"
        label={patrolTexts.asBook}
        checked={isBook}
        onChoose={setBook}
      />
      <Button
        variant="primary"
        icon={<Printer aria-hidden="true" />}
        onClick={() => pages !== "preparing" && void print()}
      >
        {patrolTexts.print}
      </Button>
      <p role="status">{pages === "preparing" ? patrolTexts.preparing : null}</p>
      {pages === "failed" ? <p role="alert">{patrolTexts.printFailed}</p> : null}
      <p className={layout["hint"]}>{sheetTexts.scaleNote}</p>
      {Array.isArray(pages) ? (
        <PrintedPages pages={pages} paper={sheets.paper} onPrinted={() => setPages(null)} />
      ) : null}
    </div>
  );
}
