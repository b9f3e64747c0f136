/** A shorter word with a typo could be any other word. */
const SHORTEST_CHARS = 4;

/** Returns the number of typos to allow in a word of this length. */
export function allowedTypos(chars: number): number {
  if (chars < SHORTEST_CHARS) return 0;
  return chars < 8 ? 1 : 2;
}

/**
 * Returns whether `typed` is the beginning of `name` with at most this many typos: an extra, missing or wrong
 * letter, or two letters swapped (optimal string alignment). The first letter must be right.
 */
export function startsWithTypos(name: string, typed: string, typos: number): boolean {
  if (typos === 0 || name[0] !== typed[0] || name.length < typed.length - typos) return false;
  const width = Math.min(name.length, typed.length + typos);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column <= width; column++) {
      line.push(cost(name, typed, row, column, { line, last, beforeLast }));
    }
    if (Math.min(...line) > typos) return false;
    [beforeLast, last] = [last, line];
  }
  return Math.min(...last) <= typos;
}

interface Lines {
  readonly line: readonly number[];
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

function cost(name: string, typed: string, row: number, column: number, lines: Lines): number {
  const { line, last, beforeLast } = lines;
  const isSame = name[column - 1] === typed[row - 1];
  const step = Math.min(
    (last[column - 1] ?? 0) + (isSame ? 0 : 1),
    (last[column] ?? 0) + 1,
    (line[column - 1] ?? 0) + 1,
  );
  const isSwapped = name[column - 1] === typed[row - 2] && name[column - 2] === typed[row - 1];
  return isSwapped && row > 1 && column > 1
    ? Math.min(step, (beforeLast[column - 2] ?? 0) + 1)
    : step;
}
