/** How one wants to be told on the way. */
export interface GuidanceWarnings {
  /** So far before a node; a cyclist who goes fast is told earlier. */
  readonly meters: number;
  readonly vibrates: boolean;
  readonly sounds: boolean;
  readonly speaks: boolean;
}

/** Who has not chosen feels it 80 m before. */
export const DEFAULT_WARNINGS: GuidanceWarnings = {
  meters: 80,
  vibrates: true,
  sounds: false,
  speaks: false,
};
