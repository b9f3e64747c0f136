import { act, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { show } from "#parts/show.fixture.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { planner } from "#state/plans/planner.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";
import { Ongoing } from "./ongoing.tsx";

const NODES = ["12", "34"].map((number, place) => ({
  osmId: place + 1,
  number,
  lat: 52,
  lng: 5 + place / 100,
}));
const PLAN = {
  draft: { ...emptyDraft("walk"), stops: NODES },
  route: {
    nodes: NODES,
    legs: [
      {
        meters: 1200,
        hasFerry: false,
        hasPortage: false,
        isConnection: false,
        line: Float64Array.of(5, 52, 5.01, 52),
      },
    ],
    stopPlaces: [0, 1],
    meters: 1200,
  },
};

afterEach(() => localStorage.clear());

it("loads nothing without a plan in hand", () => {
  const { container } = show(<Ongoing />);
  expect(container.innerHTML).toBe("");
});

it("has no heading without a plan below it, if the draft cannot be read", async () => {
  localStorage.setItem(PLAN_DRAFT_KEY, "unreadable");
  const { container } = show(<Ongoing />);
  await act(() => import("./current-plan.tsx"));
  expect(container.innerHTML).toBe("");
});

it("shows the draft", async () => {
  planner.open(PLAN);
  show(<Ongoing />);
  expect(await screen.findByText("Jouw plan: Wandelen 12 – 34")).toBeTruthy();
  expect(screen.getByText("12 → 34")).toBeTruthy();
  expect(screen.getByText("1,2 km")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Verder plannen" });
  expect(link.getAttribute("href")).toBe("/map?plan");
});

it("prefers the followed plan, with its next number", async () => {
  planner.open({ ...PLAN, draft: { ...PLAN.draft, mode: "cycle" } });
  guidance.start({ kind: "plan", ...PLAN });
  show(<Ongoing />);
  expect(await screen.findByText("Je volgt: Wandelen 12 – 34")).toBeTruthy();
  expect(screen.getByText("Volgende: 12")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Verder op de kaart" });
  expect(link.getAttribute("href")).toBe("/map");
  guidance.stop();
});

it("stops the navigation, and then shows the draft", async () => {
  planner.open({ ...PLAN, draft: { ...PLAN.draft, mode: "cycle" } });
  guidance.start({ kind: "plan", ...PLAN });
  const { user } = show(<Ongoing />);
  await user.click(await screen.findByRole("button", { name: "Stop met volgen" }));
  expect(screen.getByRole("status").textContent).toBe("Je volgt geen route meer.");
  expect(screen.getByText("Jouw plan: Fietsen 12 – 34")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Stop met volgen" })).toBeNull();
  expect(guidance.store.getState().following).toBeNull();
  expect(localStorage.getItem("following")).toBeNull();
});

it("stops an unreadable plan", async () => {
  guidance.start({ kind: "plan", ...PLAN });
  const stored = localStorage.getItem("following") ?? "";
  localStorage.setItem("following", stored.replaceAll(":1200", ":1e13"));
  const { user } = show(<Ongoing />);
  expect(await screen.findByText(/^Wat je volgde, is niet meer te lezen/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Stop met volgen" }));
  expect(screen.getByRole("status").textContent).toBe("Je volgt geen route meer.");
  expect(localStorage.getItem("following")).toBeNull();
});

it("says that the navigation has stopped if there is no draft to go on with", async () => {
  guidance.start({ kind: "plan", ...PLAN });
  const { user } = show(<Ongoing />);
  await user.click(await screen.findByRole("button", { name: "Stop met volgen" }));
  expect(screen.getByRole("status").textContent).toBe("Je volgt geen route meer.");
});
