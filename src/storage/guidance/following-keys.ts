/** The key in localStorage of the plan that is followed; docs/formats/following.md. */
export const FOLLOWED_KEY = "following";
/** The key of how far along it one is. */
export const PROGRESS_KEY = "followingProgress";
