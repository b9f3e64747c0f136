import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOM_CONTENTS, ROOM_IMPORTS } from "./rooms.ts";

const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");
const rooms = Object.keys(ROOM_IMPORTS);

function rowOf(room: string): string {
  const imports = ROOM_IMPORTS[room] ?? [];
  const others = rooms.filter((other) => other !== room && !imports.includes(other));
  const isMost = imports.length > others.length;
  const may = isMost ? `all but ${others.join(", ")}` : imports.join(", ") || "nothing";
  return `| \`${room}/\` | ${ROOM_CONTENTS[room]} | ${may} |`;
}

it("the architecture page describes the rooms as in the table", () => {
  expect(page.match(/^\| `\w+\/` \|.*$/gm)).toEqual(rooms.map(rowOf));
});

/** Tells whether a room reaches another through imports, directly or indirectly. */
function reaches(from: string, to: string): boolean {
  const imports = ROOM_IMPORTS[from] ?? [];
  return imports.includes(to) || imports.some((room) => reaches(room, to));
}

/** Returns the arrows of the diagram, without imports implied by others. */
function arrowsOf(room: string): readonly string[] {
  const imports = ROOM_IMPORTS[room] ?? [];
  const isImplied = (to: string) => imports.some((other) => other !== to && reaches(other, to));
  return imports.filter((to) => !isImplied(to)).map((to) => `  ${room} --> ${to}`);
}

it("the architecture page draws the rooms as in the table", () => {
  const picture = ["```mermaid", "graph TD", ...rooms.flatMap(arrowsOf), "```"].join("\n");
  expect(page).toContain(picture);
});
