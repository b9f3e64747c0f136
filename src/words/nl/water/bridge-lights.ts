/** The meanings of the lights of bridges and locks. */
export const bridgeLightTexts = {
  heading: "Wat de lichten betekenen",
  red: "Rood: gesloten, wordt wel bediend.",
  "red-green": "Rood en groen: gaat zo open, maak je klaar.",
  green: "Groen: je mag varen.",
  "two-reds": "Twee rode boven elkaar: niet bediend, gesloten.",
  "two-greens": "Twee groene boven elkaar: niet bediend, vrije doorvaart.",
  yellow: "Eén geel: je mag door als je er zeker onderdoor past. Er kunnen tegenliggers komen.",
  "two-yellows": "Twee gele: hetzelfde, zonder tegenliggers.",
  oneSignal: "Een rood licht aan elke kant van de opening is één sein: gesloten.",
} as const;
