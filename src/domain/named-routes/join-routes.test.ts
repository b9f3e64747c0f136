import { expect, it } from "vitest";
import { joinRoutes } from "./join-routes.ts";
import { inventedRoutes } from "./named-routes.fixture.ts";
import { namedRoutesOf } from "./named-routes.ts";

const WAYS = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [2, 0],
    [3, 0],
  ],
] as const;

const NAMES = { name: "Pieterpad", ref: "LAW 9" };
const routes = (members: string, ways: Parameters<typeof inventedRoutes>[0] = WAYS) =>
  inventedRoutes(ways, [{ ...NAMES, members }]);

it("joins a route over the border of two packs, as in a pack of both", () => {
  const [west, east] = [routes("0 1 ?"), routes("? ? 2")];
  const whole = namedRoutesOf(routes("0 1 2"));
  for (const files of [
    [west, east],
    [east, west],
  ]) {
    expect(namedRoutesOf(joinRoutes(files))).toEqual(whole);
  }
});

it("takes the pack that has more of a route if the packs do not agree about its members", () => {
  const [joined] = namedRoutesOf(joinRoutes([routes("0 1"), routes("2 ? ?")]));
  expect(joined?.parts).toEqual(namedRoutesOf(routes("0 1"))[0]?.parts);
});

it("has every way once, with the line that has most of it", () => {
  const short = inventedRoutes(
    [
      [
        [0, 0],
        [1, 0],
      ],
    ],
    [{ ...NAMES, members: "0 ? ?" }],
  );
  const long = inventedRoutes(
    [
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ],
    [{ ...NAMES, members: "0 ? ?" }],
  );
  const file = joinRoutes([short, long]);
  expect(file.lines).toEqual(long.lines);
  expect(file.relations).toEqual([
    {
      ...long.relations[0],
      members: [
        { kind: "line", line: 0, role: "" },
        { kind: "missing-ways", count: 2 },
      ],
    },
  ]);
});

it("joins the stages of routes that are in different packs", () => {
  const stage = (members: string) => [
    { name: "Etappe 1", members },
    { ...NAMES, members: "r0 1" },
  ];
  const [west, east] = [stage("0 ?"), stage("? 2")].map((some) => inventedRoutes(WAYS, some));
  if (!west || !east) throw new Error("two files");
  expect(namedRoutesOf(joinRoutes([west, east]))).toEqual(
    namedRoutesOf(inventedRoutes(WAYS, stage("0 2"))),
  );
});
