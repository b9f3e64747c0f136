import type * as nl from "../../nl/common/actions.ts";
import type { Words } from "../../words.ts";

/** The label of the export button. */
export const EXPORT_BUTTON = "Exportieren" satisfies Words<typeof nl.EXPORT_BUTTON>;

/** The label of the share button. */
export const SHARE_BUTTON = "Teilen" satisfies Words<typeof nl.SHARE_BUTTON>;

/** The label of a link to a place on the map. */
export const showOnMapText = "Auf der Karte anzeigen" satisfies Words<typeof nl.showOnMapText>;
