/** The measures of the anchor gear that limit the swing of a boat, in metres. */
export interface AnchorGear {
  /** The length of chain and line from the bow to the anchor. */
  readonly rodeMeters: number;
  /** The greatest depth of the water at the anchor. */
  readonly depthMeters: number;
  /** The height of the bow roller above the water. */
  readonly bowHeightMeters: number;
  /** The distance from the bow back to the device whose position is watched. */
  readonly antennaOffsetMeters: number;
}

/** The gear of a small yacht in shallow water, used until the user enters something else. */
export const DEFAULT_GEAR: AnchorGear = {
  rodeMeters: 25,
  depthMeters: 4,
  bowHeightMeters: 1,
  antennaOffsetMeters: 6,
};

/** The greatest allowed value of each measure, in metres. */
export const GEAR_LIMITS: Readonly<Record<keyof AnchorGear, number>> = {
  rodeMeters: 300,
  depthMeters: 100,
  bowHeightMeters: 20,
  antennaOffsetMeters: 100,
};

/** The allowed radius of an anchor circle, in metres. */
export const RADIUS_LIMITS_METERS = { min: 5, max: 500 } as const;
