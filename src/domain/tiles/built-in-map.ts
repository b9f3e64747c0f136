/** The highest zoom of the overview of the Netherlands that comes with the app. */
export const BUILT_IN_MAX_ZOOM = 10;
