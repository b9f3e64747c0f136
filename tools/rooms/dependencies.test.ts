import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { PACKAGE_ROOMS } from "./rooms.mjs";

const page = readFileSync(
  new URL("../../docs/decisions/dependencies.md", import.meta.url),
  "utf8",
).toLowerCase();

/** As the page calls it, where that is not the package's name. */
const CALLED: Readonly<Record<string, string>> = {
  "react-dom": "react",
  "@fontsource/noto-sans": "@fontsource/noto-sans",
};

it.each(Object.keys(packageJson.dependencies))("says why %s and not the next", (name) => {
  expect(page).toContain((CALLED[name] ?? name).toLowerCase());
});

it.each(Object.keys(packageJson.dependencies).filter((name) => !name.startsWith("@fontsource")))(
  "lets %s into some room",
  (name) => {
    expect(Object.keys(PACKAGE_ROOMS)).toContain(name);
  },
);
