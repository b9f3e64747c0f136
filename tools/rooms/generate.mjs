import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { roomOverrides } from "./biome-rules.mjs";

const biomeBinary = fileURLToPath(
  new URL("../../node_modules/@biomejs/biome/bin/biome", import.meta.url),
);
const baseFile = new URL("./biome.base.json", import.meta.url);
const configFile = new URL("../../biome.json", import.meta.url);

/** @returns {string} the whole text of `biome.json`: the base with the rooms' overrides after its own */
export function biomeConfigText() {
  const base = JSON.parse(readFileSync(baseFile, "utf8"));
  base.overrides.push(...roomOverrides());
  return formatted(JSON.stringify(base));
}

/** @param {string} json @returns {string} laid out as the linter wants to find its own configuration */
function formatted(json) {
  return execFileSync(process.execPath, [biomeBinary, "format", "--stdin-file-path=rooms.json"], {
    input: json,
    encoding: "utf8",
  });
}

/** @returns {boolean} whether the committed `biome.json` is what the table says */
export function isConfigCurrent() {
  return readFileSync(configFile, "utf8") === biomeConfigText();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(configFile, biomeConfigText());
  process.stdout.write("biome.json written from tools/rooms\n");
}
