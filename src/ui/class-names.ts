/** Joins the class names that are there. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(" ");
}
