import { copyWord } from "#words/plan/routes.ts";

const COPY = new RegExp(` \\(${copyWord}(?: \\d+)?\\)$`);

/** Returns the first free name of a copy: "Rondje Delft (kopie)", "Rondje Delft (kopie 2)". */
export function copyName(name: string, taken: readonly string[]): string {
  const original = name.replace(COPY, "");
  for (let number = 1; ; number++) {
    const copy = `${original} (${copyWord}${number > 1 ? ` ${number}` : ""})`;
    if (!taken.includes(copy)) return copy;
  }
}
