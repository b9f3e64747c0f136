/**
 * Lets the caller do something else between two steps of a long job; awaited every few milliseconds. A caller cancels
 * the job by throwing or rejecting.
 */
export type Pause = () => Promise<void> | void;
