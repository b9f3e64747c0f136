import type * as nl from "../../nl/common/actions.ts";
import type { Words } from "../../words.ts";

export const EXPORT_BUTTON = "Export" satisfies Words<typeof nl.EXPORT_BUTTON>;

export const SHARE_BUTTON = "Share" satisfies Words<typeof nl.SHARE_BUTTON>;

export const showOnMapText = "Show on the map" satisfies Words<typeof nl.showOnMapText>;

export const showBesideText = "Show on the map alongside" satisfies Words<typeof nl.showBesideText>;
