/** What leads from anything that lies somewhere to the map that shows it. */
export const showOnMapText = "Toon op de kaart";
