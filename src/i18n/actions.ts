/** On the button that makes a file. */
export const EXPORT_BUTTON = "Exporteren";

/** On the button that shares. */
export const SHARE_BUTTON = "Delen";

/** What leads from anything that lies somewhere to the map that shows it. */
export const showOnMapText = "Toon op de kaart";

/** What a button is called of which each row of a list has one: "Verwijder: Texel". */
export function actionLabel(action: string, name: string): string {
  return `${action}: ${name}`;
}
