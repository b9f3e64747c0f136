import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { jotihunt } from "#state/scouting/ask-jotihunt.ts";
import { AskJotihuntButtons } from "./ask-jotihunt-buttons.tsx";

it("lists the messages that a tap brought, and says when there are none", async () => {
  const hint = { title: "Hint 1", kind: "hint", text: "Zoek de toren.", hasMore: true } as const;
  const askMessages = vi.spyOn(jotihunt, "askMessages");
  askMessages.mockResolvedValueOnce([
    { ...hint, published: Date.parse("2025-10-18T07:00:00Z") },
    { title: "Welkom", kind: "news", published: "zaterdag", text: "", hasMore: false },
  ]);
  const { user } = show(<AskJotihuntButtons />);
  await user.click(screen.getByRole("button", { name: "Haal de berichten op" }));
  const list = within(await screen.findByRole("region", { name: "Berichten van de organisatie" }));
  await user.click(list.getByText("Hint 1"));
  expect(list.getByText(/^hint, 18 oktober 2025/)).toBeTruthy();
  expect(list.getByText("Zoek de toren.")).toBeTruthy();
  expect(list.getByText("nieuws, zaterdag")).toBeTruthy();
  expect(list.getAllByText(/^Er hoort een plaatje of link bij\./)).toHaveLength(1);
  askMessages.mockResolvedValueOnce([]);
  await user.click(screen.getByRole("button", { name: "Haal de berichten op" }));
  expect(await screen.findByText("Er zijn geen berichten.")).toBeTruthy();
  expect(screen.queryByText("Hint 1")).toBeNull();
});

it("shows the changes by an answer, or why it failed", async () => {
  vi.spyOn(jotihunt, "askAreas").mockResolvedValueOnce({ changedCount: 2, unknown: ["Golf"] });
  vi.spyOn(jotihunt, "askMessages").mockResolvedValueOnce("offline");
  const askGroups = vi.spyOn(jotihunt, "askGroups");
  const { user } = show(<AskJotihuntButtons />);
  await user.click(screen.getByRole("button", { name: "Haal de status van gebieden op" }));
  expect(await screen.findByText("2 delen bijgewerkt. Niet op je kaart: Golf.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Haal de berichten op" }));
  expect(await screen.findByText("Je apparaat heeft geen internet.")).toBeTruthy();
  expect(askGroups).not.toHaveBeenCalled();
});
