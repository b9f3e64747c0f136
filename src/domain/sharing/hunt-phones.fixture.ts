import { EMPTY_HUNT, type Hunt } from "#domain/survey/hunt.ts";
import { withoutParts, withoutRemoved, withPartBack } from "#domain/survey/hunt-bin.ts";
import {
  mergedHunt,
  type SharedState,
  stateOf,
  withFields,
  withShared,
} from "#domain/survey/hunt-merge.ts";
import { nextStamp } from "#domain/survey/hunt-order.ts";
import * as before from "./hunt-before-stamps.fixture.ts";

/** A phone in a hunt, whose clock shows what the test sets. */
export interface HuntPhone {
  readonly hunt: () => Hunt;
  add(id: string, nowMs: number): void;
  change(id: string, fields: { name: string } | { lat: number; lng: number }, nowMs: number): void;
  remove(ids: readonly string[], nowMs: number): void;
  putBack(id: string): void;
  /** Deletes a part from the bin for good. */
  purge(id: string): void;
  /** Returns the whole hunt, as in a link. */
  give(): SharedState;
  /** Returns what changed since the last time. */
  giveChanges(nowMs: number): SharedState;
  take(state: SharedState, nowMs: number): void;
}

const ADDED = { name: "A", lat: 52, lng: 5, radiusMeters: 500 };

/** Creates a phone with this version of the app. */
export function newPhone(): HuntPhone {
  let hunt = EMPTY_HUNT;
  return {
    hunt: () => hunt,
    add(id, nowMs) {
      const circle = { ...ADDED, id, addedAtMs: nextStamp(hunt, nowMs) };
      hunt = { ...hunt, circles: [...hunt.circles, circle] };
    },
    change(id, fields, nowMs) {
      const stamp = nextStamp(hunt, nowMs);
      const circles = hunt.circles.map((one) =>
        one.id === id ? withFields(one, "circles", fields, stamp) : one,
      );
      hunt = { ...hunt, circles };
    },
    remove(ids, nowMs) {
      hunt = withoutParts(hunt, new Set(ids), nowMs);
    },
    putBack(id) {
      hunt = withPartBack(hunt, id);
    },
    purge(id) {
      hunt = withoutRemoved(hunt, new Set([id]));
    },
    give: () => stateOf(hunt),
    giveChanges() {
      const state = stateOf(hunt, hunt.shared);
      hunt = withShared(hunt, state);
      return state;
    },
    take(state, nowMs) {
      hunt = mergedHunt(hunt, state, nowMs);
    },
  };
}

/** Creates a phone with the app before the stamps. */
export function phoneBefore(): HuntPhone {
  let hunt = EMPTY_HUNT;
  let sharedAtMs = 0;
  const given = (sinceMs: number): SharedState => {
    const state = before.stateOf(hunt, sinceMs);
    const gone = state.gone.map(({ id, deletedAtMs }) => ({ id, stamp: deletedAtMs }));
    return { hunt: state.hunt, gone };
  };
  return {
    hunt: () => hunt,
    add(id, nowMs) {
      hunt = { ...hunt, circles: [...hunt.circles, { ...ADDED, id, addedAtMs: nowMs }] };
    },
    change(id, fields, nowMs) {
      const circles = hunt.circles.map((one) =>
        one.id === id ? before.withFields(one, "circles", fields, nowMs) : one,
      );
      hunt = { ...hunt, circles };
    },
    remove(ids, nowMs) {
      hunt = before.withoutParts(hunt, new Set(ids), nowMs);
    },
    putBack(id) {
      hunt = before.withPartBack(hunt, id);
    },
    purge(id) {
      hunt = before.withoutRemoved(hunt, new Set([id]));
    },
    give: () => given(0),
    giveChanges(nowMs) {
      const state = given(sharedAtMs);
      sharedAtMs = nowMs;
      return state;
    },
    take({ hunt: from, gone }) {
      const removals = gone.map(({ id, stamp }) => ({ id, deletedAtMs: stamp }));
      hunt = before.mergedHunt(hunt, { hunt: from, gone: removals });
    },
  };
}
