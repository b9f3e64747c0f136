import { expect, it } from "vitest";
import type { RouteJunction } from "./junction.ts";
import { chosenJunctions, withChoices } from "./route-sheets.ts";

const TURN: RouteJunction = {
  place: { lat: 52, lng: 4.36 },
  alongMeters: 400,
  inDegrees: 180,
  outDegrees: 270,
  otherDegrees: [0],
};
const STRAIGHT: RouteJunction = {
  ...TURN,
  place: { lat: 52.01, lng: 4.36 },
  alongMeters: 900,
  inDegrees: 90,
  outDegrees: 270,
};

it("stores only what differs from the usual choice, and finds it again", () => {
  const usual = chosenJunctions([TURN, STRAIGHT], []);
  expect(usual.map(({ isOnSheet }) => isOnSheet)).toEqual([true, false]);
  expect(withChoices([], usual)).toEqual([]);
  const [turn, straight] = usual as [(typeof usual)[0], (typeof usual)[0]];
  const changed = [
    { ...turn, remark: "bij de molen" },
    { ...straight, isOnSheet: true },
  ];
  const choices = withChoices([], changed);
  expect(choices).toEqual([
    { place: TURN.place, isOnSheet: null, remark: "bij de molen" },
    { place: STRAIGHT.place, isOnSheet: true, remark: "" },
  ]);
  expect(chosenJunctions([TURN, STRAIGHT], choices)).toEqual(changed);
});

it("keeps the choice for a junction that has moved a little, or is not on the route now", () => {
  const choices = [{ place: TURN.place, isOnSheet: false, remark: "let op" }];
  const moved = { ...TURN, place: { lat: 52.00009, lng: 4.36 }, alongMeters: 7400 };
  const [chosen] = chosenJunctions([moved], choices);
  expect(chosen).toMatchObject({ isOnSheet: false, remark: "let op" });
  const [far] = chosenJunctions([{ ...TURN, place: { lat: 52.0003, lng: 4.36 } }], choices);
  expect(far).toMatchObject({ isOnSheet: true, remark: "" });
  expect(withChoices(choices, chosenJunctions([STRAIGHT], choices))).toEqual(choices);
});

it("takes a choice back", () => {
  const choices = [{ place: TURN.place, isOnSheet: false, remark: "" }];
  expect(withChoices(choices, chosenJunctions([TURN], []))).toEqual([]);
});
