/** Texts of the leader's page. */
export const techniquesTexts = {
  heading: "Technieken uitgelegd",
  intro:
    "Voor leiding: elke techniek in vijf zinnen met een voorbeeld. Druk de pagina af voor een bijeenkomst.",
  print: "Druk de uitleg af",
  example: "Voorbeeld",
} as const;

/** The techniques in the order in which they are taught, each with a name and five sentences. */
export const techniqueExplanations = {
  "dot-and-arrow": {
    name: "Bolletje-pijltje",
    sentences: [
      "Elk plaatje is een kruispunt, gezien van boven.",
      "Je komt aan bij het bolletje en gaat weg bij het pijltje.",
      "Het plaatje is zo gedraaid dat je altijd van onderen komt.",
      "De plaatjes staan op volgorde: streep af wat je hebt gehad.",
      "Kruispunten waar je niet kunt twijfelen, staan er niet bij.",
    ],
  },
  junctions: {
    name: "Kruispuntenroute",
    sentences: [
      "Elk plaatje is een kruispunt met het noorden boven.",
      "Leg het blad zo dat de noordpijl naar het noorden wijst, met een kompas of een bekende weg.",
      "Je komt van het bolletje en gaat naar het pijltje.",
      "Klopt het aantal wegen niet, dan ben je nog niet bij het goede kruispunt.",
      "Tel de plaatjes, zodat je weet waar je bent.",
    ],
  },
  fragments: {
    name: "Kaartfragmenten",
    sentences: [
      "Elk rondje is een stukje kaart rond een kruispunt, in de volgorde van de route.",
      "Je komt van het bolletje en gaat naar het pijltje.",
      "Zoek op het stukje kaart de wegen die je om je heen ziet.",
      "Zijn de stukjes gedraaid, houd het blad dan zo dat het bolletje naar je toe wijst.",
      "Ga rechtdoor tot je bij het volgende stukje bent.",
    ],
  },
  photos: {
    name: "Foto-oriëntatie",
    sentences: [
      "Elke foto is een plek langs de route, in de volgorde waarin je er langskomt.",
      "Loop tot je ziet wat er op de foto staat.",
      "Het plaatje ernaast zegt hoe je verdergaat: van het bolletje naar het pijltje.",
      "Een kruispunt zonder foto heeft alleen het plaatje.",
      "De leiding maakt de foto's bij waypoints langs de route, kijkend in de looprichting.",
    ],
  },
  strip: {
    name: "Strippenkaart",
    sentences: [
      "De lange lijn is de route, rechtgetrokken, en je leest van onder naar boven.",
      "Elke streep opzij is een weg die je laat liggen.",
      "Staat een streep rechts, dan laat je die weg rechts liggen.",
      "De afstanden kloppen niet: alleen de volgorde telt.",
      "Geen zijweg in het echt waar er een streep staat? Dan ben je te ver of nog niet ver genoeg.",
    ],
  },
  maze: {
    name: "Doolhof",
    sentences: [
      "Zoek in het doolhof de weg van de pijl naar de stip.",
      "Elke splitsing op die weg is een kruispunt, in dezelfde volgorde.",
      "Buiten zijn er evenveel wegen verder als in het doolhof, ook als je er niet in mag.",
      "Neem de weg die in het doolhof naar de stip leidt, geteld van links.",
      "Splitsingen op doodlopende wegen tellen niet mee.",
    ],
  },
  winds: {
    name: "Windroosroute",
    sentences: [
      "Bij elk punt staat de windrichting waarin je verdergaat, zoals NNO.",
      "Houd je kompas vlak en draai tot de naald op het noorden staat.",
      "Zoek de weg die het best bij de windrichting past.",
      "Er zijn zestien windrichtingen, met steeds 22,5 graden ertussen.",
      "De afstand ernaast loop je in die richting, tot het volgende punt.",
    ],
  },
  strokes: {
    name: "Bolletjesroute",
    sentences: [
      "Elk bolletje heeft één streepje, en is één letter van een windrichting.",
      "Een streepje omhoog is N, naar rechts O, omlaag Z en naar links W.",
      "Lees van onder naar boven: onder een streepje omlaag en daarboven een naar rechts is ZO.",
      "Komt er iets uit dat niet bestaat, zoals OZ, dan lees je van boven naar beneden.",
      "Zoek met je kompas de weg die het best bij de windrichting past.",
    ],
  },
  knots: {
    name: "Knopenroute",
    sentences: [
      "Leg de knopen in volgorde in een touw, of geef het blad mee.",
      "Bij elk kruispunt hoort de volgende knoop.",
      "Tel de wegen van links naar rechts, met je rug naar de weg waarover je kwam.",
      "De knoop zegt de hoeveelste weg je neemt; de sleutel staat onder aan het blad.",
      "Tel ook een weg mee waar je niet in mag.",
    ],
  },
  degrees: {
    name: "Gradenroute",
    sentences: [
      "Bij elk punt staat het aantal graden waarin je verdergaat.",
      "Daarnaast staat hoe ver je dan loopt, tot het volgende punt. Noord is 0, oost 90, zuid 180 en west 270 graden.",
      "Stel de graden in op je kompas en draai jezelf tot de naald op het noorden staat.",
      "De richtingspijl van het kompas wijst dan de weg die je neemt.",
      "Boven het blad staat vanaf welk noorden de graden zijn: kaart, kompas of waar.",
    ],
  },
  "turned-north": {
    name: "Vector met draaiend noorden",
    sentences: [
      "Elk plaatje is een kruispunt met een dunne pijl naar het noorden en een dikke pijl van de route.",
      "Het noorden wijst op elk plaatje een andere kant op.",
      "Draai het blad tot de dunne pijl naar het noorden wijst.",
      "De dikke pijl wijst dan de weg die je neemt.",
      "Begin bij elk kruispunt opnieuw met draaien.",
    ],
  },
  vectors: {
    name: "Vectorroute",
    sentences: [
      "Elke pijl is een stuk van de route, van het ene punt naar het volgende.",
      "De richting van de pijl is de richting op de kaart, met het noorden boven.",
      "De lengte van de pijl is de afstand op schaal; een dunne pijl is groter getekend, met zijn schaal erbij.",
      "Meet de hoek met een kaarthoekmeter en de lengte met een liniaal: de graden en de meters staan erbij om na te rekenen.",
      "Teken de pijlen achter elkaar op de kaart en je hebt de hele route.",
    ],
  },
  coordinates: {
    name: "Coördinatenroute",
    sentences: [
      "Elk punt heeft vier getallen van twee cijfers.",
      "Het eerste is de kilometerlijn links van het punt, het tweede hoeveel honderdsten je naar rechts gaat.",
      "Het derde is de kilometerlijn onder het punt, het vierde hoeveel honderdsten je omhoog gaat.",
      "Teken de punten op een kaart met genummerde kilometerlijnen.",
      "Kies zelf de weg van het ene punt naar het volgende.",
    ],
  },
  helicopter: {
    name: "Helikopterroute",
    sentences: [
      "Je gaat van punt naar punt zoals een helikopter vliegt: recht.",
      "Van elk stuk staan de graden en de afstand erbij.",
      "Teken het punt op de kaart en kies zelf de wegen ernaartoe.",
      "Neem bij elk punt opnieuw je richting, dan telt een fout niet door.",
      "Ga niet over water, spoor of andermans land, ook al wijst de pijl erheen.",
    ],
  },
  tracing: {
    name: "Oleaat",
    sentences: [
      "Het oleaat is de route op doorzichtig papier, zonder kaart.",
      "Leg het op een kaart van dezelfde schaal.",
      "De kruisjes horen precies op de kilometerlijnen met dezelfde getallen.",
      "Meet eerst of de balk onderaan 10 cm is, anders klopt de schaal niet.",
      "Volg daarna de lijn op het papier: de kaart zie je erdoorheen.",
    ],
  },
  corridor: {
    name: "Corridor",
    sentences: [
      "De kaart houdt 100 m naast de route op.",
      "De stippen zijn de punten van de route, met hun nummers.",
      "Ga van punt naar punt over de wegen op de kaart.",
      "De route zelf staat er niet op.",
      "Raakt de kaart op, dan ben je te ver: ga terug naar het laatste punt.",
    ],
  },
  memory: {
    name: "Onthoudkaart",
    sentences: [
      "Bij elke post hangt een kaart met de weg naar de volgende post.",
      "Bekijk die tot je de weg kent, en laat de kaart hangen.",
      "Let op de wegen die je voorbijloopt en waar je afslaat.",
      "Loop de weg uit je hoofd.",
      "Weet je het niet meer? Ga terug naar de post en kijk nog eens.",
    ],
  },
  resection: {
    name: "Kruispeiling",
    sentences: [
      "Met een kruispeiling vind je waar je zelf bent.",
      "Kies twee of drie punten die je ziet en die ook op de kaart staan.",
      "Peil elk punt met je kompas en schrijf de graden op.",
      "Teken vanuit elk punt de lijn terug: waar zij kruisen, ben jij.",
      "Kies punten die ongeveer dwars op elkaar staan; bij drie lijnen ontstaat een klein driehoekje.",
    ],
  },
  intersection: {
    name: "Vooruitpeiling",
    sentences: [
      "Met een vooruitpeiling vind je waar iets anders staat.",
      "Ga op een plek staan die je op de kaart kunt aanwijzen en peil het onbekende punt.",
      "Doe dat nog eens vanaf een andere plek.",
      "Teken vanaf elke plek de lijn naar voren: waar zij kruisen, staat het punt.",
      "Hoe verder je plekken uit elkaar liggen, hoe beter het kruispunt klopt.",
    ],
  },
  projection: {
    name: "Projectie",
    sentences: [
      "Een projectie gaat van een bekend punt naar een nieuw punt.",
      "Je krijgt de graden en de afstand.",
      "Zet op de kaart met de kaarthoekmeter de richting uit.",
      "Meet langs die lijn de afstand: op 1:25.000 is een kilometer vier centimeter.",
      "Vanaf het nieuwe punt kan weer een volgende projectie komen.",
    ],
  },
  square: {
    name: "Km-vak en coördinaat",
    sentences: [
      "De lijnen op de kaart vormen vakken van een kilometer bij een kilometer.",
      "Een km-vak heet naar de lijnen links en onder: eerst het getal naar rechts, dan dat naar boven.",
      "Met zes cijfers wijs je honderd meter aan, met acht cijfers tien meter.",
      "Leg de kaarthoekmeter met zijn hoek op het punt en lees de streepjes af.",
      "Onthoud: eerst de gang door, dan de trap op.",
    ],
  },
} as const;
