import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";

const LazyPlacePost = lazyCard(
  async () => (await import(/* webpackChunkName: "map-place-post" */ "./place-post.tsx")).PlacePost,
);

const tool: MapTool<{ readonly trailId: string; readonly postId: string | null }> = {
  link: { id: "place-post" },
  render: ({ input, controller, close }) => (
    <LazyPlacePost key={input.trailId} {...input} controller={controller} onClose={close} />
  ),
  inputAt(search) {
    const trailId = search.get("tocht");
    return trailId ? { trailId, postId: search.get("post") } : null;
  },
  keepsOpenOn: "all",
  covers: ["tools"],
};

/** Gives the posts of a trail their places; opened by `/map?tocht=ID` for new posts, with `&post=ID` for one of it. */
export const placePostTool = anyTool(tool);
