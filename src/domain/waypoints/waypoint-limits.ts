/** The longest name that the user can type; imported names may be longer. */
export const NAME_MAX_CHARS = 120;
/** The longest folder name that the user can type. */
export const FOLDER_MAX_CHARS = 60;
/** The longest note that the user can type. */
export const NOTE_MAX_CHARS = 10_000;
