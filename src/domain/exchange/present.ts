type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Drops the fields that are undefined, NaN, or an empty text or list. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const there: Present<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (isThere(value)) there[name] = value as Exclude<typeof value, undefined>;
  }
  return there;
}

function isThere(value: unknown): boolean {
  if (typeof value === "number") return !Number.isNaN(value);
  if (value === undefined || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}
