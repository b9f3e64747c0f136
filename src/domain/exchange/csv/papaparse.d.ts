// The types of the package's own project lean on Node's, which this room does not have.

declare module "papaparse" {
  interface ParseError {
    readonly type: string;
    readonly row?: number;
  }
  /** Splits CSV into rows of cells (RFC 4180, forgiving). */
  export function parse(
    text: string,
    options: {
      readonly delimiter: string;
      readonly skipEmptyLines: "greedy";
      readonly preview?: number;
    },
  ): { readonly data: string[][]; readonly errors: readonly ParseError[] };
  const papaparse: { readonly parse: typeof parse };
  export default papaparse;
}
