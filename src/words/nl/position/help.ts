/** Texts of the card for an emergency on land. */
export const helpTexts = {
  heading: "Hulp",
  call: "Bel 112",
  sms: "Stuur als sms",
  smsHint: "Kies zelf aan wie. 112 leest geen gewone sms.",
  message: "Ik heb hulp nodig. Mijn plek",
  messageStale: "Ik heb hulp nodig. Mijn laatst bekende plek",
  read: "Lees dit voor",
  degrees: "Graden, noord en oost",
  rd: "Rijksdriehoek (RD), in Nederland",
  accuracy: "Nauwkeurig tot",
  measured: "Gemeten",
  municipality: "Gemeente",
  near: "In de buurt",
  houseNumber: (number: string) => `Huisnummer ${number} (van welke straat zegt de kaart niet)`,
  signal: "Zonder telefoon: het noodsignaal",
  signalText:
    "Geef zes keer per minuut een teken met een fluit of lamp. Wacht een minuut en begin opnieuw. Drie tekens per minuut is het antwoord. SOS is drie kort, drie lang, drie kort.",
  stale: "Dit is je laatst bekende plek. Zeg erbij hoe oud ze is.",
  noPlace:
    "De app weet nu niet waar je bent. Bel 112 en vertel wat je om je heen ziet: een wegnaam, een knooppunt, een huisnummer, een hectometerpaal.",
  close: "Sluit",
} as const;
