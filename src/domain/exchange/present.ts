type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The fields that are there: without those that are undefined, NaN or an empty text or list. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => isThere(value));
  return Object.fromEntries(entries) as Present<Fields>;
}

function isThere(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== "" && !Number.isNaN(value);
}
