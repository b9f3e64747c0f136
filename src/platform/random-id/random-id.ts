/** Gives a new id that no other device gives: a UUID of version 4, as text. */
export type RandomId = () => string;
