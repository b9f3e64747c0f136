import { Printer } from "lucide-react";
import { useState } from "react";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { numberedPages, type SheetPaper } from "#domain/route-sheet/pages.ts";
import type { SheetInput, Technique } from "#domain/route-sheet/techniques.ts";
import { FigureSvg } from "#parts/route-sheet/figure-svg.tsx";
import { lacksOfTechnique, reasonText } from "#parts/route-sheet/lack-texts.ts";
import { PrintedPages } from "#parts/route-sheet/printed-pages.tsx";
import { solutionPages, techniqueSheets } from "#parts/route-sheet/technique-pages.ts";
import { printLabel } from "#sentences/scouting/route-sheet.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import { sheetTexts, TECHNIQUE_HINTS, TECHNIQUE_NAMES } from "#words/scouting/route-sheet.ts";
import { IncompleteSheets } from "./incomplete-sheets.tsx";
import styles from "./route-sheets.module.css";
import { type LoadMap, useTechniquePrint } from "./use-technique-print.ts";

interface TechniqueCardProps {
  readonly technique: Technique;
  readonly input: SheetInput;
  readonly paper: SheetPaper;
  /** Loads the map for the techniques that are drawn on it. */
  readonly loadMap?: LoadMap;
}

/** A technique with its first page and the button that prints all of them. */
export function TechniqueCard({ technique, input, paper, loadMap }: TechniqueCardProps) {
  const { pages, lacks, isDrawn } = techniqueSheets(technique, input);
  const { stage, print, end } = useTechniquePrint(technique, input, loadMap);
  const [lack] = lacks;
  const name = TECHNIQUE_NAMES[technique];
  return (
    <Section heading={name}>
      <p>{TECHNIQUE_HINTS[technique]}</p>
      {lack && !isDrawn ? (
        <p className={styles["problem"]}>{reasonText(lack, input)}</p>
      ) : (
        <>
          <Preview
            name={name}
            pages={numberedPages(pages)}
            lacks={lacksOfTechnique(technique, input)}
            button={sheetTexts.print}
            buttonLabel={printLabel(name)}
            onPrint={() => void print()}
          />
          <p role="status">{stage.kind === "drawing" ? stage.text : null}</p>
          {stage.kind === "failed" ? <p role="alert">{stage.text}</p> : null}
          {stage.kind === "printing" ? (
            <PrintedPages pages={stage.pages} paper={paper} onPrinted={end} />
          ) : null}
        </>
      )}
    </Section>
  );
}

/** The sheet with the solution. */
export function Solution({ input }: { readonly input: SheetInput }) {
  const [isPrinting, setPrinting] = useState(false);
  if (input.steps.length === 0) return null;
  const pages = solutionPages(input);
  return (
    <Section heading={sheetTexts.solution}>
      <Preview
        name={sheetTexts.solution}
        pages={pages}
        button={sheetTexts.printSolution}
        onPrint={() => setPrinting(true)}
      />
      {isPrinting ? (
        <PrintedPages
          pages={pages}
          paper={input.settings.paper}
          onPrinted={() => setPrinting(false)}
        />
      ) : null}
      <p>{sheetTexts.scaleNote}</p>
    </Section>
  );
}

interface PreviewProps {
  readonly name: string;
  readonly pages: readonly Figure[];
  /** The stretches without an instruction; none for the solution. */
  readonly lacks?: readonly string[];
  readonly button: string;
  /** The name of the button for who does not see the heading above it. */
  readonly buttonLabel?: string;
  readonly onPrint: () => void;
}

function Preview({ name, pages, lacks = [], button, buttonLabel, onPrint }: PreviewProps) {
  const [isChecked, setChecked] = useState(false);
  const [first] = pages;
  return (
    <>
      <Button
        icon={<Printer aria-hidden="true" />}
        aria-label={buttonLabel}
        onClick={() => (lacks.length > 0 ? setChecked(true) : onPrint())}
      >
        {button}
      </Button>
      {isChecked && lacks.length > 0 ? <IncompleteSheets lacks={lacks} onPrint={onPrint} /> : null}
      {first ? (
        <div className={styles["preview"]}>
          <FigureSvg figure={first} label={name} />
        </div>
      ) : null}
    </>
  );
}
