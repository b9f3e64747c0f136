declare const CURRENT: unique symbol;

interface IsCurrent {
  /** Exists in the type only. */
  readonly [CURRENT]: true;
}

/**
 * A record as it is stored at this moment. Only a function of the stored record can return one, by changing fields:
 * `(now) => ({ ...now, name })`. A record that was read before is none, so an edit cannot write over what others changed
 * since; neither can an item of it that has an `id`, which a list gets by `withItem` and `withItemFields`.
 */
export type Current<T> = T extends object
  ? { readonly [Field in keyof T]: CurrentField<T[Field]> } & IsCurrent
  : T;

type CurrentField<Value> = Value extends readonly (infer Item extends Identified)[]
  ? readonly Current<Item>[]
  : Value;

interface Identified {
  readonly id: string;
}

/** An edit: the function from the stored record to the record with the changed fields. It is pure. */
export type RecordEdit<T> = (now: Current<T>) => Current<T>;

/** Returns a record after an edit. */
export function edited<T>(record: T, edit: RecordEdit<T>): T {
  // The mark of the type is no value, so a record and a current one are the same to the computer.
  return edit(record as Current<T>) as T;
}

/** Returns a list with a new item at its end; if it has an item with this id, that one stays as it is. */
export function withItem<Item extends Identified>(
  items: readonly Current<Item>[],
  item: Item,
): readonly Current<Item>[] {
  return items.some(({ id }) => id === item.id) ? items : [...items, item as Current<Item>];
}

/** Returns a list with other values in fields of one item; an item that is gone stays gone. */
export function withItemFields<Item extends Identified>(
  items: readonly Current<Item>[],
  itemId: string,
  fields: Changes<Item> | ((item: Current<Item>) => Changes<Item>),
): readonly Current<Item>[] {
  return items.map((item) => {
    if (item.id !== itemId) return item;
    return { ...item, ...(typeof fields === "function" ? fields(item) : fields) };
  });
}

/** Values for some fields of a record or item, but never for its id. */
export type Changes<T> = { readonly [Field in Exclude<keyof T, "id">]?: T[Field] } & {
  readonly id?: never;
};

/**
 * Returns a record that takes the place of another because the user began something new, such as another anchor watch.
 * A late copy of the one that is stored never does: they began at the same moment.
 */
export function begun<T extends { readonly startedAtMs: number }>(
  now: Current<T> | null,
  record: T,
): Current<T> {
  return now?.startedAtMs === record.startedAtMs ? now : (record as Current<T>);
}

/** Returns a record after a rule of the domain, a function of a record and of values that are not records of its kind. */
export function byRule<T, Values extends readonly unknown[]>(
  now: Current<T>,
  rule: (record: T, ...values: Values) => T,
  ...values: { [At in keyof Values]: Values[At] extends T ? never : Values[At] }
): Current<T> {
  return rule(now as T, ...(values as unknown as Values)) as Current<T>;
}
