import { expect, it } from "vitest";
import type { RouteJunction } from "./junction.ts";
import {
  chosenJunctions,
  northOfSheets,
  northsAt,
  USUAL_SHEETS,
  withChoice,
  withChoices,
} from "./route-sheets.ts";

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

const passingOf = ({ inDegrees, outDegrees }: RouteJunction) => ({ inDegrees, outDegrees });

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
    { place: TURN.place, passing: passingOf(TURN), isOnSheet: null, remark: "bij de molen" },
    { place: STRAIGHT.place, passing: passingOf(STRAIGHT), isOnSheet: true, remark: "" },
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

it("keeps the choices of two passings of one junction apart, for a patrol that walks the other way too", () => {
  const later = { ...TURN, alongMeters: 2000, inDegrees: 90, outDegrees: 0 };
  const choices = withChoice([], TURN, { remark: "eerst links" });
  const both = withChoice(choices, later, { remark: "nu rechts" });
  const remarksOf = (...junctions: RouteJunction[]) =>
    chosenJunctions(junctions, both).map(({ remark }) => remark);
  expect(remarksOf(TURN, later)).toEqual(["eerst links", "nu rechts"]);
  const reversed = ({ inDegrees, outDegrees, ...rest }: RouteJunction) => ({
    ...rest,
    inDegrees: outDegrees,
    outDegrees: inDegrees,
  });
  expect(remarksOf(reversed(later), reversed(TURN))).toEqual(["nu rechts", "eerst links"]);
  // A choice of an earlier version stays for the passing that is not changed.
  const old = [{ place: TURN.place, isOnSheet: null, remark: "let op" }];
  const changed = withChoice(old, later, { remark: "" });
  expect(chosenJunctions([TURN, later], changed).map(({ remark }) => remark)).toEqual([
    "let op",
    "",
  ]);
});

it("keeps the choices of the way there and of the way back along it apart", () => {
  const back = { ...TURN, alongMeters: 2000, inDegrees: 270, outDegrees: 180 };
  const route = [TURN, back];
  const there = withChoice([], TURN, { remark: "links" }, route);
  const remarksOf = (choices: typeof there, junctions = route) =>
    chosenJunctions(junctions, choices).map(({ remark }) => remark);
  expect(remarksOf(there)).toEqual(["links", ""]);
  const both = withChoice(there, back, { remark: "rechts" }, route);
  expect(remarksOf(both)).toEqual(["links", "rechts"]);
  expect(remarksOf(withChoice(both, back, { remark: "" }, route))).toEqual(["links", ""]);
  // A patrol that only walks it the other way has no way there.
  expect(remarksOf(there, [back])).toEqual(["links"]);
});

it("takes a choice back", () => {
  const choices = [{ place: TURN.place, passing: passingOf(TURN), isOnSheet: false, remark: "" }];
  expect(withChoices(choices, chosenJunctions([TURN], []))).toEqual([]);
});

it("begins with the north of RD in the Netherlands only", () => {
  const [delft, krems] = [
    { lat: 52.01, lng: 4.36 },
    { lat: 48.41, lng: 15.61 },
  ];
  expect(northOfSheets(USUAL_SHEETS, delft)).toBe("grid");
  expect(northOfSheets(USUAL_SHEETS, krems)).toBe("true");
  expect(northOfSheets({ north: "magnetic" }, krems)).toBe("magnetic");
  expect(northsAt(krems)).toEqual(["magnetic", "true"]);
});
