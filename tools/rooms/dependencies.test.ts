import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { PACKAGE_ROOMS } from "./rooms.ts";

const page = readFileSync(new URL("../../docs/decisions/dependencies.md", import.meta.url), "utf8");
const [shipped = "", developed = ""] = page.split(/^## /m).slice(1);

/** Returns the packages that the tables of a section list as chosen, in their second column. */
const chosenIn = (part: string) =>
  [...part.matchAll(/^\|[^|]*\|([^|]*)\|/gm)]
    .flatMap(([, chosen = ""]) => [...chosen.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    .sort();

it("explains the choice of every shipped package, and of no other", () => {
  expect(chosenIn(shipped)).toEqual(Object.keys(packageJson.dependencies).sort());
});

it("explains the choice of development packages too", () => {
  expect(chosenIn(developed)).toEqual(Object.keys(packageJson.devDependencies).sort());
});

it.each(Object.keys(packageJson.dependencies).filter((name) => !name.startsWith("@fontsource")))(
  "lets %s into some room",
  (name) => {
    expect(Object.keys(PACKAGE_ROOMS)).toContain(name);
  },
);
