/**
 * The options of every transaction that writes: it is complete only when it is on the disk, so that a kill loses
 * nothing that was shown as saved.
 */
export const STRICT = { durability: "strict" } as const;
