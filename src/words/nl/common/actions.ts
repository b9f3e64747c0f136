/** The label of the export button. */
export const EXPORT_BUTTON = "Exporteren";

/** The label of the share button. */
export const SHARE_BUTTON = "Delen";

/** The label of a link to a place on the map. */
export const showOnMapText = "Toon op de kaart";
