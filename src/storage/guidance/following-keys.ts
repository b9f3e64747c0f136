/** The localStorage key of what is being followed; docs/formats/following.md. */
export const FOLLOWED_KEY = "following";
/** The localStorage key of the progress along it. */
export const PROGRESS_KEY = "followingProgress";
