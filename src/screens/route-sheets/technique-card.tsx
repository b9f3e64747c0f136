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

interface TechniqueCardProps {
  readonly technique: Technique;
  readonly input: SheetInput;
  readonly paper: SheetPaper;
}

/** A technique with its first page and the button that prints all of them. */
export function TechniqueCard({ technique, input, paper }: TechniqueCardProps) {
  const { pages, lacks, isDrawn } = techniqueSheets(technique, input);
  const [lack] = lacks;
  const name = TECHNIQUE_NAMES[technique];
  return (
    <Section heading={name}>
      <p>{TECHNIQUE_HINTS[technique]}</p>
      {lack && !isDrawn ? (
        <p className={styles["problem"]}>{reasonText(lack, input)}</p>
      ) : (
        <Preview
          name={name}
          pages={numberedPages(pages)}
          lacks={lacksOfTechnique(technique, input)}
          paper={paper}
          button={sheetTexts.print}
          buttonLabel={printLabel(name)}
        />
      )}
    </Section>
  );
}

/** The sheet with the solution. */
export function Solution({ input }: { readonly input: SheetInput }) {
  if (input.steps.length === 0) return null;
  return (
    <Section heading={sheetTexts.solution}>
      <Preview
        name={sheetTexts.solution}
        pages={solutionPages(input)}
        paper={input.settings.paper}
        button={sheetTexts.printSolution}
      />
      <p>{sheetTexts.scaleNote}</p>
    </Section>
  );
}

interface PreviewProps {
  readonly name: string;
  readonly pages: readonly Figure[];
  /** The stretches without an instruction; none for the solution. */
  readonly lacks?: readonly string[];
  readonly paper: SheetPaper;
  readonly button: string;
  /** The name of the button for who does not see the heading above it. */
  readonly buttonLabel?: string;
}

function Preview({ name, pages, lacks = [], paper, button, buttonLabel }: PreviewProps) {
  const [isPrinting, setPrinting] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [first] = pages;
  return (
    <>
      <Button
        icon={<Printer aria-hidden="true" />}
        aria-label={buttonLabel}
        onClick={() => (lacks.length > 0 ? setChecked(true) : setPrinting(true))}
      >
        {button}
      </Button>
      {isChecked && lacks.length > 0 ? (
        <IncompleteSheets lacks={lacks} onPrint={() => setPrinting(true)} />
      ) : null}
      {first ? (
        <div className={styles["preview"]}>
          <FigureSvg figure={first} label={name} />
        </div>
      ) : null}
      {isPrinting ? (
        <PrintedPages pages={pages} paper={paper} onPrinted={() => setPrinting(false)} />
      ) : null}
    </>
  );
}
