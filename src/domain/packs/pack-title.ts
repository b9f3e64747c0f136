/** The names of a pack: a title for people, and a name in addresses. */
export interface NamedPack {
  readonly name: string;
  /** One line; absent in older packs. */
  readonly title?: string | undefined;
}

/** Returns the name of a pack for people. */
export function packTitle({ name, title }: NamedPack): string {
  return title ?? name;
}
