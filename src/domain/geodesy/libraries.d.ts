// What we use of libraries that bring no types, or types that do not fit how they are built.

declare module "magvar" {
  const magvar: {
    /** The first year of the model, and the first that it is no longer for. */
    readonly MODEL_EPOCH: number;
    readonly MODEL_VALID_UNTIL: number;
    /** The field's parts to true north and to the east, nanotesla, rounded to tenths; `altitude` in kilometres. */
    calculateMagneticField(
      decimalYear: number,
      lat: number,
      lng: number,
      altitude: number,
    ): { readonly x: number; readonly y: number };
  };
  export default magvar;
}
