/** Returns the letters of a place in a row, as of the columns of a spreadsheet: 0 is A, 25 Z, 26 AA. */
export function columnLetters(index: number): string {
  let letters = "";
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}
