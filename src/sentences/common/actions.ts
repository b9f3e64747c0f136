/** Returns the label of a button that every row of a list has: "Verwijder: Texel". */
export function actionLabel(action: string, name: string): string {
  return `${action}: ${name}`;
}
