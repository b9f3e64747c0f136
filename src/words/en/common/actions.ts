import type * as nl from "../../nl/common/actions.ts";
import type { Words } from "../../words.ts";

/** The label of the export button. */
export const EXPORT_BUTTON = "Export" satisfies Words<typeof nl.EXPORT_BUTTON>;

/** The label of the share button. */
export const SHARE_BUTTON = "Share" satisfies Words<typeof nl.SHARE_BUTTON>;

/** The label of a link to a place on the map. */
export const showOnMapText = "Show on the map" satisfies Words<typeof nl.showOnMapText>;
