import { expect, it } from "vitest";
import { inUnit, type SurveyDraft } from "./survey-draft.ts";

const AT = { lat: 52, lng: 5 };

function draftOf(unit: SurveyDraft["unit"], ...bearings: string[]): SurveyDraft {
  const sightings = bearings.map((bearingText, at) => ({
    id: `${at}`,
    at: AT,
    name: "A",
    bearingText,
  }));
  const steps = bearings.map((bearingText, at) => ({
    id: `${at}`,
    bearingText,
    distanceText: "100",
  }));
  return { task: "resect", north: "grid", unit, from: null, steps, sightings };
}

const textsOf = ({ sightings }: SurveyDraft) => sightings.map(({ bearingText }) => bearingText);

it("writes typed bearings in the other unit, and leaves what is no bearing", () => {
  const inMils = inUnit(draftOf("deg", "45", "51,3", "", "noord", "361"), "mil", "nl-NL");
  expect(textsOf(inMils)).toEqual(["800", "912", "", "noord", "361"]);
  expect(inMils.steps[0]).toMatchObject({ bearingText: "800", distanceText: "100" });
  expect(inMils.unit).toBe("mil");
});

it("brings every mil back after a look at the degrees", { tags: "thorough" }, () => {
  const mils = Array.from({ length: 6400 }, (_, mil) => `${mil}`);
  const back = inUnit(inUnit(draftOf("mil", ...mils), "deg", "nl-NL"), "mil", "nl-NL");
  expect(textsOf(back)).toEqual(mils);
});

it.each([
  ["nl-NL", "0,06"],
  ["en-GB", "0.06"],
  ["de-DE", "0,06"],
])("writes decimals of a bearing in %s, and reads those of every language", (locale, written) => {
  const one = inUnit(draftOf("mil", "1"), "deg", locale);
  expect(textsOf(one)).toEqual([written]);
  for (const other of ["nl-NL", "en-GB", "de-DE"]) {
    expect(textsOf(inUnit(one, "mil", other))).toEqual(["1"]);
  }
});
