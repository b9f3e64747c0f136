/** The kinds of boats with their own choice of instruments at the helm. */
export const HELM_LAYOUTS = ["sail", "motor", "sloop"] as const;

/** A kind of boat. */
export type HelmLayout = (typeof HELM_LAYOUTS)[number];
