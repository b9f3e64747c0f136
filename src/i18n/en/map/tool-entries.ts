/** Texts with which the tools of the map are listed and opened; separate from their own texts, because every map loads them. */
export const toolEntryTexts = {
  anchor: {
    name: "Anchor watch",
    short: "Anchor",
    hint: "Watches over your anchor, with an alarm",
  },
  hunt: { name: "Hunt", hint: "Circles, sightings and areas, as in the Jotihunt" },
  offline: {
    name: "Does this work offline?",
    hint: "What of this map is on your device, and what is not",
  },
  practice: {
    name: "Practice",
    hint: "Point out on the map where you are, without seeing your position",
  },
  protractor: { name: "Protractor", hint: "Degree circle and ruler over the map, to scale" },
  saveArea: { name: "Save this area", hint: "The map of this area, also without a network" },
  fetchRegion: { name: "Get your region", hint: "Map, nodes and waterways in one go" },
  fetchNetworks: {
    name: "Get nodes",
    hint: "Walking, cycling and boating nodes around here, to plan without a network",
  },
  survey: { name: "Take bearings", hint: "Resection, intersection and projection" },
  helm: { name: "Helm", short: "Helm" },
  fairways: {
    name: "Bridges, locks and buoys",
    hint: "With buoys and lights, around the centre of the map",
  },
  markRoute: {
    name: "Route along buoys",
    hint: "Tap buoys, bridges or places; along named water the route follows that water",
  },
  navigationBroken:
    "Something went wrong with the navigation. The map still works: stop following and choose the route again.",
  stopNavigation: "Stop following",
} as const;
