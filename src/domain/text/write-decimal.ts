/** Returns a number as it is typed, with a comma and all its decimals: "12,5". */
export function writeDecimal(number: number): string {
  return String(number).replace(".", ",");
}
