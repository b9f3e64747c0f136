import { expect, vi } from "vitest";
import { testWalk } from "#domain/trail/trail.fixture.ts";
import { TRAILS, WALKS } from "#storage/records/scouting/trail-records.ts";
import type { LateWindow } from "../late-window.fixture.ts";
import type { Case } from "../two-windows-case.fixture.ts";
import { openTrail } from "./open-trail.ts";
import { openWalk } from "./open-walk.ts";
import { createTrails } from "./trails.ts";

const WALK = testWalk("one", "Tocht", ["a", "b"]);

const trailsIn = (window: LateWindow) => createTrails({ ...window, ciphers: null });

/** The trails of leaders and the walks of patrols, as two windows edit them. */
export const TRAIL_CASES: { readonly trail: Case; readonly walk: Case } = {
  trail: {
    place: TRAILS.place,
    isPending: true,
    id: "trail:1",
    async prepare(window) {
      await trailsIn({ ...window, randomId: () => "1" }).add("Tocht");
      const trail = openTrail({ ...window, randomId: () => "post", ciphers: null }, "1");
      await vi.waitFor(() => expect(trail.store.getState().document).not.toBeNull());
      trail.addPost();
      await vi.waitFor(() => expect(trail.store.getState().document?.posts).toHaveLength(1));
    },
    async open(window) {
      const trail = openTrail({ ...window, ciphers: null }, "1");
      await vi.waitFor(() => expect(trail.store.getState().document?.posts).toHaveLength(1));
      return [
        () => trail.change({ name: "Nachttocht" }),
        () => trail.change({ order: "free" }),
        () => trail.changePost("post", { text: "Goed zo" }),
        () => trail.changePost("post", { points: 25 }),
        () => trail.addPost({ name: "Kerk" }),
      ];
    },
    result: {
      name: "Nachttocht",
      order: "free",
      posts: [
        expect.objectContaining({ id: "post", text: "Goed zo", points: 25 }),
        expect.objectContaining({ name: "Kerk" }),
      ],
    },
  },
  walk: {
    place: WALKS.place,
    isPending: true,
    id: "walk:one",
    prepare: (window) => trailsIn(window).takeWalk(WALK),
    async open(window) {
      const walk = openWalk({ ...window, ciphers: null }, "one");
      await vi.waitFor(() => expect(walk.store.getState().posts).toHaveLength(2));
      return [
        () => walk.openFreely("a"),
        () => walk.openFreely("b"),
        () => walk.takeHint("a"),
        () => walk.takeHint("b"),
      ];
    },
    result: {
      log: expect.arrayContaining(
        ["a", "b"].flatMap((postId) => [
          expect.objectContaining({ kind: "open", postId }),
          expect.objectContaining({ kind: "hint", postId }),
        ]),
      ),
    },
  },
};
