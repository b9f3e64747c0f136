import type * as nl from "../../nl/scouting/trail-place.ts";
import type { Words } from "../../words.ts";

export const trailPlaceTexts = {
  heading: "Posts on the map",
  goOn: "Put here, then the next",
  back: "Back to the trail",
  gone: "This post no longer exists.",
  isFull: "No more posts fit into one trail.",
  notStored: "This is not stored yet: storage does not work or is full.",
} satisfies Words<typeof nl.trailPlaceTexts>;

/** "Post 3: tap its place, or move the map under the cross." */
export const placePost = ((post) =>
  `${post}: tap its place, or move the map under the cross.`) satisfies Words<typeof nl.placePost>;
