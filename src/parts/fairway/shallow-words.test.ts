import { expect, it } from "vitest";
import { shallowWords } from "./shallow-words.ts";

const NM = 1852;
const ALONG = {
  hasPack: true,
  isPartial: false,
  lengthMeters: 40 * NM,
  unknownMeters: 0,
  crossingsMeters: [],
};
const LEVEL =
  "Dieptelijnen zijn van een datum en een peil. De kaart kleurt alleen het water waarvan ze tonen dat het te ondiep is.";

it("tells of how much of a route no depth is known, and claims nothing about that part", () => {
  expect(shallowWords({ ...ALONG, unknownMeters: 37 * NM }, 2)).toEqual({
    danger: "",
    hint: `Van 37,0 NM van de 40,0 NM is geen diepte bekend. Op de rest kruist je route geen dieptelijn van 2\u00a0m of minder. ${LEVEL}`,
  });
});

it("claims nothing where no depth is known at all", () => {
  const nothing = { ...ALONG, unknownMeters: ALONG.lengthMeters };
  expect(shallowWords(nothing, 2).hint).toBe("Van deze route is geen diepte bekend.");
  expect(shallowWords({ ...nothing, hasPack: false }, 2).hint).toBe(
    "Er staan geen dieptelijnen op dit apparaat. Van deze route is geen diepte bekend.",
  );
});

it("says that a wholly known route crosses no contour", () => {
  expect(shallowWords(ALONG, 2).hint).toBe(
    `Je route kruist geen dieptelijn van 2\u00a0m of minder. ${LEVEL}`,
  );
  expect(shallowWords({ ...ALONG, isPartial: true }, 2).hint).toMatch(/niet te lezen/);
  expect(shallowWords({ ...ALONG, isPartial: true }, 2).hint).not.toMatch(/kruist/);
});

it("warns of crossings, beside the unknown part", () => {
  const { danger, hint } = shallowWords(
    { ...ALONG, unknownMeters: 37 * NM, crossingsMeters: [2 * NM] },
    2,
  );
  expect(danger).toMatch(/^Je route kruist een dieptelijn van hoogstens 2\u00a0m, op 2,00 NM/);
  expect(hint).toBe("Van 37,0 NM van de 40,0 NM is geen diepte bekend.");
});

it("tells of unknown depths without a draught too, and nothing about crossings", () => {
  const partly = { ...ALONG, unknownMeters: 37 * NM, crossingsMeters: [2 * NM] };
  expect(shallowWords(partly, null)).toEqual({
    danger: "",
    hint: "Van 37,0 NM van de 40,0 NM is geen diepte bekend.",
  });
  expect(shallowWords(ALONG, null)).toEqual({ danger: "", hint: "" });
});
