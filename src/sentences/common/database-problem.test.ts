import { expect, it } from "vitest";
import { databaseProblemText, unreadText } from "./database-problem.ts";
import { unstoredText } from "./unstored.ts";

const TABS = /tabblad/;

it("states the room that is needed, if known, and does not mention tabs", () => {
  const known = unreadText("tracks", { kind: "full", neededBytes: 45_200_000 });
  expect(known).toBe(
    "Je tracks en routes kunnen nu niet worden gelezen. Er is niets kwijt. Er is te weinig ruimte op dit apparaat. Maak minstens 45 MB vrij, bijvoorbeeld door foto's of apps te verwijderen.",
  );
  expect(databaseProblemText({ kind: "full", neededBytes: 800 })).toContain("1,0 MB");
  const unknown = databaseProblemText({ kind: "full", neededBytes: null });
  expect(unknown).toMatch(/^Er is te weinig ruimte op dit apparaat\. Maak ruimte vrij/);
  expect(known + unknown).not.toMatch(TABS);
});

it.each([
  ["other-tab", true],
  ["newer-version", true],
  ["no-answer", true],
  ["unavailable", false],
  ["failed", false],
] as const)("asks to close tabs only where that may help: %s", (kind, asks) => {
  expect(TABS.test(databaseProblemText({ kind }))).toBe(asks);
});

it("explains what is at risk, why, and what to do", () => {
  const full = { kind: "full", neededBytes: null } as const;
  const text = unstoredText({ kind: "text-only", problem: full });
  expect(text).toMatch(/^Nog niet veilig bewaard: .* Er is te weinig ruimte .* Maak een back-up\./);
  expect(text).not.toMatch(TABS);
  expect(unstoredText({ kind: "unread", problem: { kind: "other-tab" } })).toMatch(TABS);
  expect(unstoredText({ kind: "blocked", problem: { kind: "failed" } })).toMatch(
    /^Nog niet bewaard: .*back-up/,
  );
});
