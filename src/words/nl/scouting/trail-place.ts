/** Texts of placing the posts of a trail on the map. */
export const trailPlaceTexts = {
  heading: "Posten op de kaart",
  goOn: "Zet hier, en de volgende",
  back: "Naar de tocht",
  gone: "Deze post is er niet meer.",
  isFull: "Meer posten passen niet in één tocht.",
  notStored: "Dit is nog niet bewaard: de opslag werkt niet of is vol.",
} as const;

/** "Post 3: tik op de plek, of schuif de kaart onder het kruis." */
export const placePost = (post: string) =>
  `${post}: tik op de plek, of schuif de kaart onder het kruis.`;
