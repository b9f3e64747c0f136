/** What a pack is called: by its maker for people, and in addresses. */
export interface NamedPack {
  readonly name: string;
  /** One plain line; absent in packs of before there were titles. */
  readonly title?: string | undefined;
}

/** The words by which people know a pack. */
export function packTitle({ name, title }: NamedPack): string {
  return title ?? name;
}
