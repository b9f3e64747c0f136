const LOCALE = "nl-NL";

/**
 * Numbers as the Dutch write them. The browser's formatter is made at its first use: to make them all
 * when a module is loaded keeps a slow phone busy for a tenth of a second before its first screen.
 */
export function dutchNumber(options?: Intl.NumberFormatOptions): Pick<Intl.NumberFormat, "format"> {
  let formatter: Intl.NumberFormat | undefined;
  return {
    format(value: number) {
      formatter ??= new Intl.NumberFormat(LOCALE, options);
      return formatter.format(value);
    },
  };
}

/** Moments, in milliseconds since 1970, as the Dutch write them; made at its first use, as `dutchNumber`. */
export function dutchMoment(options: Intl.DateTimeFormatOptions): {
  readonly format: (atMs: number) => string;
} {
  let formatter: Intl.DateTimeFormat | undefined;
  return {
    format(atMs) {
      formatter ??= new Intl.DateTimeFormat(LOCALE, options);
      return formatter.format(atMs);
    },
  };
}
