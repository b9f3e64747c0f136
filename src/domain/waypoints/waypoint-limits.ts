/** As many characters of a name as a person may type; a name that came from elsewhere may be longer. */
export const NAME_MAX_CHARS = 120;
/** As many characters of a folder's name as a person may type. */
export const FOLDER_MAX_CHARS = 60;
/** As many characters of a note as a person may type. */
export const NOTE_MAX_CHARS = 10_000;
