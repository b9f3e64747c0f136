// The parts we use of libraries without types, or with types that do not match their build.

declare module "magvar" {
  const magvar: {
    /** The first year of the model, and the first year after it. */
    readonly MODEL_EPOCH: number;
    readonly MODEL_VALID_UNTIL: number;
    /**
     * The components of the field to true north and to the east, nanotesla, rounded to tenths; `altitude` in
     * kilometres.
     */
    calculateMagneticField(
      decimalYear: number,
      lat: number,
      lng: number,
      altitude: number,
    ): { readonly x: number; readonly y: number };
  };
  export default magvar;
}
