import { Printer } from "lucide-react";
import { useState } from "react";
import { PrintedPage } from "#parts/printed-page.tsx";
import { FigureSvg } from "#parts/route-sheet/figure-svg.tsx";
import { TECHNIQUE_EXPLANATIONS } from "#sentences/scouting/techniques.ts";
import { Button } from "#ui/button.tsx";
import { Page, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { techniquesTexts } from "#words/scouting/techniques.ts";
import { exampleFigure } from "./example-figures.ts";
import styles from "./techniques.module.css";

/** Explains each technique to leaders: five sentences and a drawn example. */
export function Component() {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Page heading={techniquesTexts.heading} productName={navigationTexts.productName}>
      <p>{techniquesTexts.intro}</p>
      <Button icon={<Printer aria-hidden="true" />} onClick={() => setPrinting(true)}>
        {techniquesTexts.print}
      </Button>
      {TECHNIQUE_EXPLANATIONS.map(({ id, name, sentences }) => (
        <Section key={id} heading={name}>
          <Explanation id={id} name={name} sentences={sentences} />
        </Section>
      ))}
      {isPrinting ? (
        <PrintedPage onPrinted={() => setPrinting(false)}>
          <h1>{techniquesTexts.heading}</h1>
          {TECHNIQUE_EXPLANATIONS.map(({ id, name, sentences }) => (
            <section key={id} className={styles["printed"]}>
              <h2>{name}</h2>
              <Explanation id={id} name={name} sentences={sentences} />
            </section>
          ))}
        </PrintedPage>
      ) : null}
    </Page>
  );
}

interface ExplanationProps {
  readonly id: string;
  readonly name: string;
  readonly sentences: readonly string[];
}

function Explanation({ id, name, sentences }: ExplanationProps) {
  const figure = exampleFigure(id);
  return (
    <div className={styles["explanation"]}>
      <ol>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {figure ? (
        <div className={styles["example"]}>
          <FigureSvg figure={figure} label={`${techniquesTexts.example}: ${name}`} />
        </div>
      ) : null}
    </div>
  );
}
