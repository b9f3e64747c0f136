/** Returns a new globally unique id: a UUID of version 4, as text. */
export type RandomId = () => string;
