// The package's own types depend on Node's, which are not available in this room.

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
