// What we use of libraries that bring no types, or types that do not fit how they are built.

declare module "magvar" {
  const magvar: {
    /** The first year of the model, and the first that it is no longer for. */
    readonly MODEL_EPOCH: number;
    readonly MODEL_VALID_UNTIL: number;
    /** Degrees, east positive, rounded to hundredths; `altitude` in kilometres. */
    calculateMagVarForDecimalYear(
      decimalYear: number,
      lat: number,
      lng: number,
      altitude: number,
    ): number;
  };
  export default magvar;
}
