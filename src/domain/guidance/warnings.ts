/** The user's choices for warnings during navigation. */
export interface GuidanceWarnings {
  /** The distance before a node; a fast cyclist is warned earlier. */
  readonly meters: number;
  readonly vibrates: boolean;
  readonly sounds: boolean;
  readonly speaks: boolean;
}

/** The defaults: a vibration 80 m before a node. */
export const DEFAULT_WARNINGS: GuidanceWarnings = {
  meters: 80,
  vibrates: true,
  sounds: false,
  speaks: false,
};
