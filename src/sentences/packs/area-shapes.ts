import {
  foundMunicipalities,
  municipalityFailed,
  municipalityProblems,
} from "#words/packs/area-shapes.ts";

/** Announces the municipalities that were found; empty if there are none. */
export function foundMunicipalitiesText(names: readonly string[]): string {
  return names.length === 0 ? "" : foundMunicipalities(names.join(", "));
}

/** Returns the reason why a municipality was not found and what to do. */
export function municipalityProblemText(problem: string): string {
  const problems: Readonly<Record<string, string>> = municipalityProblems;
  return problems[problem] ?? municipalityFailed;
}
