// The parts we use of libraries without types, or with types for another version.

declare module "geographiclib-mgrs/src/utmups.mjs" {
  interface Projected {
    /** 1–60, or 0 for UPS around the poles. */
    readonly zone: number;
    readonly northp: boolean;
    readonly x: number;
    readonly y: number;
  }
  const utmUps: {
    /** `setZone` 1–60 forces a zone; undefined takes the standard one. Throws outside the valid range. */
    forward(lat: number, lng: number, setZone?: number, mgrsLimits?: boolean): Projected;
    reverse(
      zone: number,
      isNorth: boolean,
      x: number,
      y: number,
      mgrsLimits?: boolean,
    ): { readonly lat: number; readonly lon: number };
    /** Returns whether the metres are valid in that hemisphere. */
    checkCoords(isUtm: boolean, isNorth: boolean, x: number, y: number): boolean;
  };
  export default utmUps;
}

declare module "geographiclib-mgrs/src/mgrs.mjs" {
  const mgrs: {
    /** Writes metres as MGRS with `digits` digits per coordinate, 0–11. Truncates. */
    forwardKnowLattitude(
      zone: number,
      isNorth: boolean,
      x: number,
      y: number,
      lat: number,
      digits: number,
    ): string;
    /**
     * Throws for a text that is not MGRS. With `isCentre` it gives the centre of the square instead of its
     * corner.
     */
    reverse(
      text: string,
      isCentre: boolean,
    ): {
      readonly zone: number;
      readonly northp: boolean;
      readonly x: number;
      readonly y: number;
      readonly prec: number;
    };
  };
  export default mgrs;
}
