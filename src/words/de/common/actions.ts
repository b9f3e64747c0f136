import type * as nl from "../../nl/common/actions.ts";
import type { Words } from "../../words.ts";

export const EXPORT_BUTTON = "Exportieren" satisfies Words<typeof nl.EXPORT_BUTTON>;

export const SHARE_BUTTON = "Teilen" satisfies Words<typeof nl.SHARE_BUTTON>;

export const showOnMapText = "Auf der Karte anzeigen" satisfies Words<typeof nl.showOnMapText>;

export const showBesideText = "Auf der Karte daneben anzeigen" satisfies Words<
  typeof nl.showBesideText
>;
