import { expect, it } from "vitest";
import { findNamedRoutes } from "./find-named-routes.ts";

const route = (name: string, ref: string, mode: "walk" | "cycle", west: number) => ({
  name,
  ref,
  mode,
  stageNames: name === "Pieterpad" ? ["Vorden – Zelhem"] : [],
  bounds: [west, 52, west + 0.1, 52.1] as const,
});

const ROUTES = [
  route("Pieterpad", "LAW 9", "walk", 6),
  route("Maarten van Rossumpad", "LAW 4", "walk", 5),
  route("Zoefroute", "Zoef", "cycle", 4.3),
  route("EuroVelo 6", "EV6", "cycle", 15),
];

const NEAR = { lng: 4.35, lat: 52.05 };
const found = (text: string) => findNamedRoutes(ROUTES, text, NEAR).map(({ name }) => name);

it.each([
  ["pieterp", ["Pieterpad"]],
  ["law 9", ["Pieterpad"]],
  ["LAW9", ["Pieterpad"]],
  ["zelhem", ["Pieterpad"]],
  ["law", ["Maarten van Rossumpad", "Pieterpad"]],
  ["wandelroute", ["Maarten van Rossumpad", "Pieterpad"]],
  ["hiking trail", ["Maarten van Rossumpad", "Pieterpad"]],
  ["Fernwanderweg", ["Maarten van Rossumpad", "Pieterpad"]],
  ["cycle route", ["Zoefroute", "EuroVelo 6"]],
  ["Radweg", ["Zoefroute", "EuroVelo 6"]],
  ["ev6", ["EuroVelo 6"]],
  ["knooppunt", []],
])("finds for %s", (text, names) => {
  expect(found(text)).toEqual(names);
});

it("lists all for an empty text, nearest first", () => {
  expect(found("")).toEqual(["Zoefroute", "Maarten van Rossumpad", "Pieterpad", "EuroVelo 6"]);
});
