import { expect, it } from "vitest";
import { requestedPoiKinds } from "./requested-poi-kinds.ts";

it.each([
  ["museum", { museum: 0 }],
  ["Supermarkten", { supermarket: 0 }],
  ["molens", { windmill: 0 }],
  ["begraaf", { cemetery: 1, grave_yard: 1 }],
  ["café", { cafe: 0 }],
  ["hek", {}],
  ["Baarn", {}],
])("%s asks for its kinds", (typed, kinds) => {
  expect(requestedPoiKinds(typed)).toEqual(kinds);
});
