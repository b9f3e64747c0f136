import { expect, it } from "vitest";
import { TECHNIQUE_EXPLANATIONS } from "#sentences/scouting/techniques.ts";
import { exampleFigure } from "./example-figures.ts";

it.each(TECHNIQUE_EXPLANATIONS.map(({ id }) => id))("has all words of %s on the drawing", (id) => {
  const { widthMm, heightMm, marks } = exampleFigure(id) ?? { widthMm: 0, heightMm: 0, marks: [] };
  for (const mark of marks) {
    if (mark.kind !== "text") continue;
    const width = mark.text.length * mark.sizeMm * 0.55;
    const share = { start: 0, middle: 0.5, end: 1 }[mark.anchor];
    const left = mark.at.x - share * width;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(widthMm);
    expect(mark.at.y - mark.sizeMm).toBeGreaterThan(-1);
    expect(mark.at.y).toBeLessThanOrEqual(heightMm);
  }
});
