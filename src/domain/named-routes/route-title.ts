/** Returns the title of a route or stage: its name and its ref, unless the name has it already. */
export function routeTitle({ name, ref }: { readonly name: string; readonly ref: string }): string {
  if (name === "" || ref === "") return name || ref;
  return name.includes(ref) ? name : `${name}, ${ref}`;
}
