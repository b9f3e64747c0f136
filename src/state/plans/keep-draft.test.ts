import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { keyOf } from "#domain/network/plan/route/plan-route.ts";
import type { RouteAnswer } from "#domain/network/plan/route/route-through.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { keepDraft } from "./keep-draft.ts";
import { createPlanner } from "./planner.ts";
import { readDraft } from "./read-draft.ts";
import { createRouteBoats } from "./route-boats.ts";

const node = (osmId: number) => ({ osmId, number: `${osmId}`, lat: 52, lng: 5 + osmId / 100 });

/** A visit to the app; another visit with the same texts is the page after a reload. */
function visit(texts = fakeTextStore(), isRefused = { value: false }, tabTexts = fakeTextStore()) {
  const stored = readDraft({ texts, tabTexts });
  const boats = createRouteBoats();
  if (stored) boats.note(stored.route, stored.boat);
  /** Lets the next lookups wait until it is called. */
  const gate = { pass: Promise.resolve() };
  const planner = createPlanner({
    start: stored?.draft ?? emptyDraft("walk"),
    ...(stored && { startRoute: stored.route }),
    repair: async () => null,
    route: async ({ stops }): Promise<RouteAnswer> => {
      await gate.pass;
      if (isRefused.value) {
        return { kind: "problem", problem: { kind: "unknown-node", stopIndex: 0 } };
      }
      const nodes = stops.map((stop) => node(Number(stop)));
      const legs = nodes.slice(1).map((to, place) => ({
        meters: 500,
        hasFerry: false,
        hasPortage: false,
        isConnection: false,
        line: Float64Array.of(nodes[place]?.lng ?? 0, 52, to.lng, 52),
      }));
      const stopPlaces = stops.map((_, place) => place);
      return { kind: "route", route: { nodes, legs, stopPlaces, meters: legs.length * 500 } };
    },
  });
  const planning = createStore(() => ({ savedId: stored?.savedId ?? null }));
  const store = keepDraft({
    texts,
    tabTexts,
    clock: fakeClock(),
    planner: planner.store,
    planning,
    boats,
    wasRestored: stored !== null,
    open: (theirs) => {
      planner.open(theirs);
      planning.setState({ savedId: theirs.savedId });
    },
  });
  const again = () => visit(texts, isRefused, tabTexts);
  return { texts, tabTexts, planner, planning, boats, gate, isRefused, store, again };
}

const stopsOf = ({ planner }: ReturnType<typeof visit>) =>
  planner.store.getState().draft.stops.map((stop) => Number(keyOf(stop)));

describe("a draft", () => {
  it("is restored after a reload with its route, and reported until the next edit", async () => {
    const first = visit();
    expect(first.store.getState().keeping).toBe("stored");
    await first.planner.addNode("walk", node(1));
    await first.planner.addNode("walk", node(2));
    first.planning.setState({ savedId: "rondje" });
    const next = first.again();
    expect(next.store.getState().keeping).toBe("restored");
    expect(next.planner.store.getState()).toMatchObject({
      draft: first.planner.store.getState().draft,
      canUndo: false,
      route: first.planner.store.getState().route,
    });
    expect(next.planning.getState().savedId).toBe("rondje");
    await next.planner.addNode("walk", node(3));
    expect(next.store.getState().keeping).toBe("stored");
    expect(stopsOf(next.again())).toEqual([1, 2, 3]);
  });

  it("is gone after clearing, and back after undo", async () => {
    const first = visit();
    await first.planner.addNode("walk", node(1));
    await first.planner.clear();
    expect(first.texts.texts.size).toBe(0);
    expect(stopsOf(first.again())).toEqual([]);
    await first.planner.undo();
    expect(stopsOf(first.again())).toEqual([1]);
  });

  it("is stored as it was before an edit that failed", async () => {
    const isRefused = { value: false };
    const first = visit(fakeTextStore(), isRefused);
    await first.planner.addNode("walk", node(1));
    isRefused.value = true;
    await first.planner.addNode("walk", node(2));
    expect(stopsOf(first.again())).toEqual([1]);
  });

  it("is reported as not kept when it cannot be stored", async () => {
    const first = visit();
    first.texts.isBlocked = true;
    await first.planner.addNode("walk", node(1));
    expect(first.store.getState().keeping).toBe("not-stored");
  });

  it("is not lost when another tab makes one too, and reports it", async () => {
    const texts = fakeTextStore();
    const first = visit(texts);
    const second = visit(texts);
    await first.planner.addNode("walk", node(1));
    await second.planner.addNode("walk", node(2));
    texts.writeElsewhere("planDraft", texts.read("planDraft"));
    expect(first.store.getState().keeping).toBe("elsewhere");
    expect(stopsOf(first.again())).toEqual([1]);
    expect(stopsOf(second.again())).toEqual([2]);
    // A tab that opens later continues with the last edit.
    expect(stopsOf(visit(texts))).toEqual([2]);
    // After an edit here, this draft is the shared one again.
    await first.planner.addNode("walk", node(3));
    expect(first.store.getState().keeping).toBe("stored");
    expect(stopsOf(visit(texts))).toEqual([1, 3]);
  });

  it("of another tab stays shared when this tab clears its own", async () => {
    const texts = fakeTextStore();
    const first = visit(texts);
    const second = visit(texts);
    await first.planner.addNode("walk", node(1));
    await second.planner.addNode("walk", node(2));
    await first.planner.clear();
    expect(stopsOf(visit(texts))).toEqual([2]);
    // This tab has no draft any more, also after a reload.
    expect(stopsOf(first.again())).toEqual([]);
    expect(stopsOf(second.again())).toEqual([2]);
  });

  it("is shared again when another tab clears its own", async () => {
    const texts = fakeTextStore();
    const first = visit(texts);
    const second = visit(texts);
    await first.planner.addNode("walk", node(1));
    await second.planner.addNode("walk", node(2));
    texts.writeElsewhere("planDraft", texts.read("planDraft"));
    await second.planner.clear();
    expect(texts.read("planDraft")).toBeNull();
    texts.writeElsewhere("planDraft", null);
    expect(first.store.getState().keeping).toBe("stored");
    expect(stopsOf(visit(texts))).toEqual([1]);
  });

  describe("that another tab edits", () => {
    /** A tab with a draft, and one that shows it; `tell` reports the edits of the first to the other. */
    async function twoTabs() {
      const texts = fakeTextStore();
      const first = visit(texts);
      await first.planner.addNode("walk", node(1));
      const second = visit(texts);
      const tell = () => texts.writeElsewhere("planDraft", texts.read("planDraft"));
      return { texts, first, second, tell };
    }

    it("is followed by a tab that did not edit it, also after a reload, until it does", async () => {
      const { first, second, tell } = await twoTabs();
      await first.planner.addNode("walk", node(3));
      tell();
      expect(stopsOf(second)).toEqual([1, 3]);
      // It is not from before this visit.
      expect(second.store.getState().keeping).toBe("stored");
      expect(stopsOf(second.again())).toEqual([1, 3]);
      await second.planner.addNode("walk", node(4));
      await first.planner.addNode("walk", node(5));
      tell();
      expect(stopsOf(second)).toEqual([1, 3, 4]);
      expect(stopsOf(second.again())).toEqual([1, 3, 4]);
      expect(stopsOf(first)).toEqual([1, 3, 5]);
    });

    it("is followed further after its route was looked up again", async () => {
      const { texts, first, second, tell } = await twoTabs();
      await first.planner.addNode("walk", node(2));
      tell();
      await second.planner.retry();
      // Reading the same plan again does not warn the tab that edits it.
      tell();
      expect(first.store.getState().keeping).toBe("stored");
      expect(second.tabTexts.read("planDraft")).toBeNull();
      await first.planner.addNode("walk", node(3));
      await second.planner.retry();
      expect(stopsOf(visit(texts)), "the newer plan stays").toEqual([1, 2, 3]);
      tell();
      expect(stopsOf(second)).toEqual([1, 2, 3]);
      expect(second.store.getState().keeping).toBe("stored");
      await first.planner.clear();
      expect(texts.read("planDraft")).toBeNull();
    });

    it("stays that of the tab that edits it when another finds its route for a new boat", async () => {
      const texts = fakeTextStore();
      const [first, second] = [visit(texts), visit(texts)];
      await first.planner.addNode("motorboat", node(1));
      const tell = () => texts.writeElsewhere("planDraft", texts.read("planDraft"));
      tell();
      await second.planner.retry();
      second.boats.note(second.planner.store.getState().route, "sloop");
      tell();
      expect(texts.read("planDraft")).toContain("sloop");
      expect(first.store.getState().keeping).toBe("stored");
      await first.planner.clear();
      expect(texts.read("planDraft")).toBeNull();
    });

    it("is followed while its route is looked up again", async () => {
      const { first, second, tell } = await twoTabs();
      await first.planner.addNode("walk", node(2));
      tell();
      let pass = () => {};
      second.gate.pass = new Promise((resolve) => (pass = resolve));
      const retried = second.planner.retry();
      await first.planner.addNode("walk", node(3));
      tell();
      expect(stopsOf(second)).toEqual([1, 2, 3]);
      pass();
      await retried;
      expect(stopsOf(second)).toEqual([1, 2, 3]);
    });

    it("is followed again after an edit that failed meanwhile", async () => {
      const { first, second, tell } = await twoTabs();
      let pass = () => {};
      second.gate.pass = new Promise((resolve) => (pass = resolve));
      second.isRefused.value = true;
      const edited = second.planner.addNode("walk", node(9));
      await first.planner.addNode("walk", node(3));
      tell();
      pass();
      await edited;
      expect(stopsOf(second)).toEqual([1, 3]);
    });

    it("does not become the shared one again when its route is looked up elsewhere", async () => {
      const { texts, first, second, tell } = await twoTabs();
      await second.planner.addNode("walk", node(2));
      tell();
      expect(first.store.getState().keeping).toBe("elsewhere");
      await first.planner.retry();
      expect(first.store.getState().keeping).toBe("elsewhere");
      expect(stopsOf(visit(texts))).toEqual([1, 2]);
    });

    it("can be undone where it is followed", async () => {
      const { first, second, tell } = await twoTabs();
      await first.planner.addNode("walk", node(3));
      tell();
      await second.planner.undo();
      expect(stopsOf(second)).toEqual([1]);
      expect(stopsOf(second.again())).toEqual([1]);
    });

    it("is followed with the id of its saved plan, and when it is cleared", async () => {
      const { texts, first, second, tell } = await twoTabs();
      first.planning.setState({ savedId: "rondje" });
      tell();
      expect(second.planning.getState().savedId).toBe("rondje");
      await first.planner.clear();
      texts.writeElsewhere("planDraft", null);
      expect(stopsOf(second)).toEqual([]);
      expect(texts.read("planDraft")).toBeNull();
    });

    it("appears in a tab that has none, unless that one cleared its own", async () => {
      const texts = fakeTextStore();
      const [first, empty, cleared] = [visit(texts), visit(texts), visit(texts)];
      await cleared.planner.addNode("walk", node(9));
      await cleared.planner.clear();
      await first.planner.addNode("walk", node(1));
      texts.writeElsewhere("planDraft", texts.read("planDraft"));
      expect(stopsOf(empty)).toEqual([1]);
      expect(stopsOf(cleared)).toEqual([]);
    });
  });

  it("is stored with the boat for which its route was found, also where that is noted later", async () => {
    const first = visit();
    await first.planner.addNode("motorboat", node(1));
    await first.planner.addNode("motorboat", node(2));
    const boatAgain = () => {
      const { boats, planner } = first.again();
      return boats.of(planner.store.getState().route);
    };
    expect(boatAgain()).toBeNull();
    first.boats.note(first.planner.store.getState().route, "sloop");
    expect(boatAgain()).toBe("sloop");
    await first.planner.addNode("motorboat", node(3));
    expect(boatAgain(), "another route").toBeNull();
  });

  it("of an earlier visit is stored with its new route, and stays restored", async () => {
    const texts = fakeTextStore();
    await visit(texts).planner.addNode("motorboat", node(1));
    const later = visit(texts);
    await later.planner.retry();
    later.boats.note(later.planner.store.getState().route, "sloop");
    expect(later.store.getState().keeping).toBe("restored");
    const latest = visit(texts);
    expect(latest.boats.of(latest.planner.store.getState().route)).toBe("sloop");
  });

  it("of another tab does not matter in a tab without one", () => {
    const { texts, store } = visit();
    texts.writeElsewhere("planDraft", "{}");
    expect(store.getState().keeping).toBe("stored");
  });

  it("starts empty from an unreadable text", () => {
    const texts = fakeTextStore();
    for (const text of ["{", "5", `{"format":1,"draft":null}`]) {
      texts.write("planDraft", text);
      expect(stopsOf(visit(texts))).toEqual([]);
    }
  });
});
