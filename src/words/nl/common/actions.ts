/** The label of the export button. */
export const EXPORT_BUTTON = "Exporteren";

/** The label of the share button. */
export const SHARE_BUTTON = "Delen";

/** The label of a link to a place on the map. */
export const showOnMapText = "Toon op de kaart";

/** The label of a button that moves the map beside the screen to what the screen is about. */
export const showBesideText = "Toon op de kaart hiernaast";
