import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { roomOverrides } from "./biome-rules.mjs";
import { ROOM_CONTENTS, ROOM_IMPORTS, rooms } from "./rooms.mjs";

const biomeBinary = fileURLToPath(
  new URL("../../node_modules/@biomejs/biome/bin/biome", import.meta.url),
);
const baseFile = new URL("./biome.base.json", import.meta.url);
const configFile = new URL("../../biome.json", import.meta.url);
const pageFile = new URL("../../docs/architecture.md", import.meta.url);

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

/** @returns {string} `docs/architecture.md` with the table of the rooms as it is now */
export function architecturePage() {
  const page = readFileSync(pageFile, "utf8");
  const parts = page.split(/^\| room \|.*\n(?:\|.*\n)*/m);
  if (parts.length !== 2)
    throw new Error("docs/architecture.md must hold the table of the rooms once.");
  return parts.join(roomTable());
}

function roomTable() {
  const rows = rooms().map((room) => {
    const imports = ROOM_IMPORTS[room] ?? [];
    const others = rooms().filter((other) => other !== room && !imports.includes(other));
    const isMost = imports.length > others.length;
    const may = isMost ? `all but ${others.join(", ")}` : imports.join(", ") || "nothing";
    return `| \`${room}/\` | ${ROOM_CONTENTS[room]} | ${may} |\n`;
  });
  return `| room | lives there | may import |\n|---|---|---|\n${rows.join("")}`;
}

/** @returns {boolean} whether the committed `biome.json` and the table of rooms are what `rooms.mjs` says */
export function isConfigCurrent() {
  return (
    readFileSync(configFile, "utf8") === biomeConfigText() &&
    readFileSync(pageFile, "utf8") === architecturePage()
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(configFile, biomeConfigText());
  writeFileSync(pageFile, architecturePage());
  process.stdout.write(
    "biome.json and the table of docs/architecture.md written from tools/rooms\n",
  );
}
