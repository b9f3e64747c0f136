import type { EdgePart } from "./steps-between.ts";

/** The longest way there and back that counts as an error of the position and not as a turn, metres. */
const MAX_JITTER_METERS = 25;

/** The parts that are cleaned together, and those at their end that may still change. Blocks keep the time linear in the track. */
const [BLOCK_PARTS, OPEN_PARTS] = [100, 40];

/** Joins parts that go on along an edge, and leaves out short ways there and back. */
export function withoutJitter(parts: readonly EdgePart[]): readonly EdgePart[] {
  const done: EdgePart[] = [];
  let open: readonly EdgePart[] = [];
  for (let at = 0; at < parts.length; at += BLOCK_PARTS) {
    open = cleaned([...open, ...parts.slice(at, at + BLOCK_PARTS)]);
    const end = Math.max(0, open.length - OPEN_PARTS);
    done.push(...open.slice(0, end));
    open = open.slice(end);
  }
  return joined([...done, ...open]);
}

function cleaned(parts: readonly EdgePart[]): readonly EdgePart[] {
  let left = joined(parts);
  for (let at = firstJitter(left); at; at = firstJitter(left)) {
    left = joined([...left.slice(0, at.first), ...at.rest, ...left.slice(at.last + 1)]);
  }
  return left;
}

function joined(parts: readonly EdgePart[]): EdgePart[] {
  const all: EdgePart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.from === part.to) continue;
    const isSame = last?.edge === part.edge && last.to === part.from;
    const goesOn = isSame && Math.sign(last.to - last.from) === Math.sign(part.to - part.from);
    if (goesOn) all[all.length - 1] = { ...last, to: part.to };
    else all.push(part);
  }
  return all;
}

interface Jitter {
  readonly first: number;
  readonly last: number;
  /** The parts that stay of those that are left out. */
  readonly rest: readonly EdgePart[];
}

/** Returns the first short way there and back. */
function firstJitter(parts: readonly EdgePart[]): Jitter | null {
  for (let at = 0; at + 1 < parts.length; at++) {
    const found = jitterAt(parts, at);
    if (found) return found;
  }
  return null;
}

function jitterAt(parts: readonly EdgePart[], turn: number): Jitter | null {
  let [first, last, meters] = [turn, turn + 1, 0];
  for (;;) {
    const [there, back] = [parts[first], parts[last]];
    if (!there || !back || !isBack(there, back)) break;
    const [thereMeters, backMeters] = [lengthOf(there), lengthOf(back)];
    meters += Math.min(thereMeters, backMeters);
    if (meters > MAX_JITTER_METERS) return null;
    if (thereMeters !== backMeters) {
      const rest =
        thereMeters > backMeters ? { ...there, to: back.to } : { ...back, from: there.from };
      return { first, last, rest: [rest] };
    }
    first -= 1;
    last += 1;
  }
  return meters === 0 ? null : { first: first + 1, last: last - 1, rest: [] };
}

function isBack(there: EdgePart, back: EdgePart): boolean {
  const isOpposite = Math.sign(there.to - there.from) !== Math.sign(back.to - back.from);
  return there.edge === back.edge && there.to === back.from && isOpposite;
}

function lengthOf({ from, to }: EdgePart): number {
  return Math.abs(to - from);
}
