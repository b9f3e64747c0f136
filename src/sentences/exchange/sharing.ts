import { sharingWords } from "#words/exchange/sharing.ts";

/** Returns which frame of an animated code is shown. @param index from 0; from `count` on, it repeats earlier ones */
export function frameLabel(index: number, count: number): string {
  if (index < count) return sharingWords.frame(`${index + 1}`, `${count}`);
  return sharingWords.extraFrame(`${index - count + 1}`, `${count}`);
}

/** Says what the code of a track carries, and how exact its line is. */
export function sharedLineText(toleranceMeters: number): string {
  return sharingWords.line(`${toleranceMeters + 1}`);
}

/** Returns how much of an animated code is in. */
export function receivedText(received: number, needed: number): string {
  return sharingWords.received(`${received}`, `${needed}`);
}
