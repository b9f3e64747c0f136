import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { keyOf } from "#domain/network/plan/route/plan-route.ts";
import { type EditHistory, edited, newHistory, redone, undone } from "./edit-history.ts";
import {
  addStop,
  beginAt,
  changeMode,
  clear,
  closeLoop,
  emptyDraft,
  insertStop,
  isLoop,
  moveStop,
  type PlanDraft,
  removeStop,
  reverse,
  setGround,
} from "./plan-draft.ts";

const node = (osmId: number) => ({ osmId, number: `${osmId}`, lat: 52, lng: 5 + osmId / 1000 });

const draftOf = (...osmIds: readonly number[]): PlanDraft => ({
  ...emptyDraft("walk"),
  stops: osmIds.map(node),
});

const idsOf = ({ stops }: PlanDraft) => stops.map((stop) => Number(keyOf(stop)));

describe("a plan in the making", () => {
  it("continues to a tapped node, and ignores the last one again", () => {
    const two = addStop(addStop(emptyDraft("walk"), node(1)), node(2));
    expect(idsOf(two)).toEqual([1, 2]);
    expect(addStop(two, node(2))).toBe(two);
  });

  it("inserts, moves and removes nodes, and never passes one twice in a row", () => {
    expect(idsOf(insertStop(draftOf(1, 2), 1, node(3)))).toEqual([1, 3, 2]);
    const same = draftOf(1, 2);
    expect(insertStop(same, 1, node(2))).toBe(same);
    expect(idsOf(moveStop(draftOf(1, 2, 3), 1, node(4)))).toEqual([1, 4, 3]);
    expect(idsOf(moveStop(draftOf(1, 2, 3), 1, node(3)))).toEqual([1, 3]);
    expect(idsOf(removeStop(draftOf(1, 2, 1), 1))).toEqual([1]);
  });

  it("changes its start: a loop is rotated, another plan loses the nodes before it", () => {
    expect(idsOf(beginAt(draftOf(1, 2, 3, 1), 1))).toEqual([2, 3, 1, 2]);
    expect(idsOf(beginAt(draftOf(1, 2, 3), 1))).toEqual([2, 3]);
    const loop = draftOf(1, 2, 3, 1);
    expect(beginAt(loop, 3)).toBe(loop);
  });

  it("closes to a loop once", () => {
    const loop = closeLoop(draftOf(1, 2, 3));
    expect(idsOf(loop)).toEqual([1, 2, 3, 1]);
    expect(isLoop(loop)).toBe(true);
    expect(closeLoop(loop)).toBe(loop);
    const single = draftOf(1);
    expect(closeLoop(single)).toBe(single);
  });

  it("keeps the chosen ground of a leg through edits at its ends and in between, and in reverse", () => {
    const draft = setGround(draftOf(1, 2, 3), 1, "straight");
    const grounds = ({ stops }: PlanDraft) => stops.map(({ along }) => along ?? "-").join(" ");
    expect(grounds(draft)).toBe("- straight -");
    expect(grounds(reverse(draft))).toBe("- - straight");
    expect(grounds(insertStop(draft, 1, node(4)))).toBe("- straight straight -");
    expect(grounds(insertStop(draft, 2, node(4)))).toBe("- straight - -");
    expect(grounds(moveStop(draft, 0, node(4)))).toBe("- straight -");
    expect(grounds(moveStop(draft, 1, node(4)))).toBe("- straight -");
    expect(grounds(removeStop(draft, 0))).toBe("- -");
    expect(grounds(beginAt(draft, 1))).toBe("- -");
    expect(grounds(beginAt(closeLoop(draft), 1))).toBe("- - - straight");
    expect(setGround(draft, 1, "straight")).toBe(draft);
    expect(setGround(draft, 0, "straight")).toBe(draft);
    expect(grounds(setGround(draft, 1, undefined))).toBe("- - -");
  });

  it("keeps its places for another mode, unless it has nodes", () => {
    const door = { kind: "place" as const, lat: 52, lng: 5, name: "Kerkstraat 1" };
    const places = addStop(emptyDraft("walk"), door);
    expect(changeMode(places, "cycle")).toEqual({ ...emptyDraft("cycle"), stops: [door] });
    expect(changeMode(addStop(places, node(1)), "cycle").stops).toEqual([]);
    expect(addStop(places, { ...door, name: "elsewhere" })).toBe(places);
  });

  it("is emptied for another mode, and keeps its options", () => {
    const draft = { ...draftOf(1, 2), options: { avoidFerries: true } };
    expect(changeMode(draft, "cycle")).toEqual({
      ...emptyDraft("cycle"),
      options: { avoidFerries: true },
    });
    expect(changeMode(draft, "walk")).toBe(draft);
    expect(clear(emptyDraft("walk"))).toEqual(emptyDraft("walk"));
  });
});

type Edit = (draft: PlanDraft) => PlanDraft;

const place = fc.nat(8);
const stop = fc.integer({ min: 1, max: 5 }).map(node);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  stop.map(
    (one): Edit =>
      (draft) =>
        addStop(draft, one),
  ),
  fc.tuple(place, stop).map(
    ([at, one]): Edit =>
      (draft) =>
        insertStop(draft, at, one),
  ),
  fc.tuple(place, stop).map(
    ([at, one]): Edit =>
      (draft) =>
        moveStop(draft, at, one),
  ),
  place.map(
    (at): Edit =>
      (draft) =>
        removeStop(draft, at),
  ),
  place.map(
    (at): Edit =>
      (draft) =>
        beginAt(draft, at),
  ),
  fc.constantFrom<Edit>(reverse, closeLoop, clear),
);

const anyEdits = fc.array(anyEdit, { maxLength: 30 });

function historyOf(edits: readonly Edit[]): EditHistory<PlanDraft> {
  let history = newHistory(emptyDraft("walk"));
  for (const edit of edits) history = edited(history, edit(history.now));
  return history;
}

function times<State>(
  count: number,
  step: (history: EditHistory<State>) => EditHistory<State>,
  from: EditHistory<State>,
): EditHistory<State> {
  return Array.from({ length: count }).reduce<EditHistory<State>>(step, from);
}

test("every edit can be undone and redone, to the same plan", () => {
  fc.assert(
    fc.property(anyEdits, fc.nat(40), (edits, count) => {
      const history = historyOf(edits);
      const back = times(count, undone, history);
      expect(times(count, redone, back)).toEqual(history);
      const [earliest] = [...history.past, history.now];
      expect(times(100, undone, history).now).toBe(earliest);
    }),
  );
});

test("an edit after an undo leaves nothing to redo", () => {
  fc.assert(
    fc.property(anyEdits, fc.nat(9), anyEdit, (edits, count, edit) => {
      const back = times(count, undone, historyOf(edits));
      const next = edited(back, edit(back.now));
      if (next.now !== back.now) {
        expect(next.future).toEqual([]);
        expect(undone(next).now).toBe(back.now);
      }
    }),
  );
});

test("no sequence of edits gives a node twice in a row", () => {
  fc.assert(
    fc.property(anyEdits, (edits) => {
      const ids = idsOf(historyOf(edits).now);
      expect(ids.some((id, index) => id === ids[index - 1])).toBe(false);
    }),
  );
});

test("reversing twice gives the same plan, and a loop stays a loop from any start", () => {
  fc.assert(
    fc.property(anyEdits, place, (edits, at) => {
      const draft = historyOf(edits).now;
      expect(idsOf(reverse(reverse(draft)))).toEqual(idsOf(draft));
      if (isLoop(draft)) {
        const turned = beginAt(draft, at);
        expect(isLoop(turned)).toBe(true);
        expect(idsOf(turned).slice(1).sort()).toEqual(idsOf(draft).slice(1).sort());
      }
    }),
  );
});
