/** The drawing of old sightings: fainter or not at all, from this age on. */
export interface OldSightings {
  readonly minutes: number;
  readonly isHidden: boolean;
}

/** The longest age after which a sighting is old: a week. */
export const MAX_OLD_MINUTES = 7 * 24 * 60;
