/** Joins class names and skips the missing ones. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(" ");
}
