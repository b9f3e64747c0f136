import type * as nl from "../../nl/scouting/techniques.ts";
import type { Words } from "../../words.ts";

export const techniquesTexts = {
  heading: "Techniques explained",
  intro:
    "For leaders: each technique explained in five sentences, with an example. You can print this page for a meeting.",
  print: "Print this page",
  example: "Example",
} satisfies Words<typeof nl.techniquesTexts>;

export const techniqueExplanations = {
  "dot-and-arrow": {
    name: "Dot-and-arrow route",
    sentences: [
      "Each drawing, also called a tulip, is a junction seen from above.",
      "You arrive at the dot and leave along the arrow.",
      "The drawing is turned so that you always approach from the bottom.",
      "The drawings are in order: cross off each one as you pass it.",
      "Junctions where the way is obvious are left out.",
    ],
  },
  junctions: {
    name: "Junction route",
    sentences: [
      "Each drawing is a junction with north at the top.",
      "Set the sheet like a map: turn it until the north arrow points north, using a compass or a road you know.",
      "You arrive at the dot and leave along the arrow.",
      "If the number of paths doesn't match, you haven't reached the right junction yet.",
      "Keep count of the drawings so that you know where you are.",
    ],
  },
  fragments: {
    name: "Map fragments",
    sentences: [
      "Each circle is a piece of the map around a junction, in the order of the route.",
      "You come from the dot and go to the arrow.",
      "Find the ways around you on the piece of map.",
      "If the pieces are turned, hold the sheet so that the dot points towards you.",
      "Go straight on until you are at the next piece.",
    ],
  },
  photos: {
    name: "Photo orientation",
    sentences: [
      "Each photo is a place along the route, in the order in which you pass them.",
      "Walk until you see what is on the photo.",
      "The drawing beside it says how to go on: from the dot to the arrow.",
      "A junction without a photo has the drawing only.",
      "The leaders take the photos at waypoints along the route, looking the way you walk.",
    ],
  },
  strip: {
    name: "Strip map",
    sentences: [
      "Also called a herringbone: the long line is the route drawn as a straight line, read from bottom to top.",
      "Each line to the side is a turning you don't take.",
      "A line on the right means you pass a turning on your right.",
      "The distances aren't to scale: only the order matters.",
      "If there's no turning where the strip shows a line, you've gone too far or not far enough.",
    ],
  },
  maze: {
    name: "Maze",
    sentences: [
      "Find the way through the maze from the arrow to the dot.",
      "Each fork on that way is a junction, in the same order.",
      "Outside there are as many ways onward as in the maze, closed ones included.",
      "Take the way that leads to the dot in the maze, counted from the left.",
      "Forks on dead ends do not count.",
    ],
  },
  winds: {
    name: "Compass point route",
    sentences: [
      "At each point, you're given the next compass direction to follow, such as NNE.",
      "Hold your compass level and turn until the needle lines up with north.",
      "Look for the path that best matches that direction.",
      "There are sixteen compass points, each 22.5 degrees apart.",
      "Follow the path for the distance given, to the next point.",
    ],
  },
  strokes: {
    name: "Dot-and-stroke route",
    sentences: [
      "Each dot has one stroke, and is one letter of a Dutch compass point.",
      "A stroke up is N (north), right O (east), down Z (south) and left W (west).",
      "Read upwards: a stroke down with one to the right above it is ZO, south-east.",
      "If that gives a direction that does not exist, such as OZ, read downwards.",
      "With a compass, find the way that fits the direction best.",
    ],
  },
  knots: {
    name: "Knot route",
    sentences: [
      "Tie the knots in order in a rope, or hand out the sheet.",
      "Each junction has the next knot.",
      "Count the ways from left to right, with your back to the way you came by.",
      "The knot tells which way to take; the key is at the bottom of the sheet.",
      "Count a way that is closed to you too.",
    ],
  },
  degrees: {
    name: "Bearing route",
    sentences: [
      "At each point, you're given the next bearing to follow, in degrees.",
      "Next to it is the distance to the next point. North is 0, east 90, south 180 and west 270 degrees.",
      "Set the bearing on your compass and turn your body until the needle lines up with north.",
      "The direction-of-travel arrow now shows you which way to go.",
      "The top of the sheet says which north the bearings are measured from: grid, magnetic or true.",
    ],
  },
  "turned-north": {
    name: "Vector with a turning north",
    sentences: [
      "Each drawing is a junction with a thin arrow to the north and a thick arrow of the route.",
      "North points another way on each drawing.",
      "Turn the sheet until the thin arrow points north.",
      "The thick arrow then points along the way to take.",
      "Turn the sheet anew at each junction.",
    ],
  },
  vectors: {
    name: "Vector route",
    sentences: [
      "Each arrow is one leg of the route, from one point to the next.",
      "The direction of the arrow is the direction on the map, with north at the top.",
      "The length of each arrow shows the distance, to scale. Thin arrows are drawn at a larger scale, shown next to them.",
      "Measure the angle with a protractor and the length with a ruler. The degrees and metres are there as a check.",
      "Draw the arrows one after another on the map, and you have the whole route.",
    ],
  },
  coordinates: {
    name: "Coordinate route",
    sentences: [
      "Each point has four numbers of two digits.",
      "The first is the kilometre line to the left of the point, the second how many hundredths to go right.",
      "The third is the kilometre line below the point, the fourth how many hundredths to go up.",
      "Draw the points on a map with numbered kilometre lines.",
      "Choose your own way from one point to the next.",
    ],
  },
  helicopter: {
    name: "Helicopter route",
    sentences: [
      "You go from point to point in a straight line, as a helicopter would fly.",
      "For each leg, you're given a bearing and a distance.",
      "Plot the point on the map and choose your own way there.",
      "Take a new bearing at each point so that errors don't build up.",
      "Do not cross water, railways or private land, even if the bearing points that way.",
    ],
  },
  tracing: {
    name: "Overlay",
    sentences: [
      "The overlay is the route on transparent paper, without a map.",
      "Lay it over a map of the same scale.",
      "Line up the crosses exactly with the kilometre lines that have the same numbers.",
      "Check first that the bar at the bottom is 10 cm long. If it isn't, the scale is wrong.",
      "Then follow the line on the paper, with the map showing through it.",
    ],
  },
  corridor: {
    name: "Corridor map",
    sentences: [
      "The map ends 100 m beside the route.",
      "The dots are the points of the route, with their numbers.",
      "Go from point to point along the ways on the map.",
      "The route itself is not drawn.",
      "If you run out of map, you have gone too far: go back to the last point.",
    ],
  },
  memory: {
    name: "Memory map",
    sentences: [
      "At each checkpoint hangs a map with the way to the next one.",
      "Look at it until you know the way, and leave the map there.",
      "Note the ways that you pass and where you turn.",
      "Walk the way from memory.",
      "Forgotten? Go back to the checkpoint and look again.",
    ],
  },
  resection: {
    name: "Resection",
    sentences: [
      "A resection tells you where you are.",
      "Choose two or three points that you can see and that are also on the map.",
      "Take a bearing to each point with your compass and write it down.",
      "Draw the back bearing from each point. You are where the lines cross.",
      "Choose points at roughly right angles to each other. Three lines form a small triangle of error.",
    ],
  },
  intersection: {
    name: "Intersection",
    sentences: [
      "An intersection tells you where something else is.",
      "Stand somewhere you can find on the map and take a bearing to the unknown point.",
      "Do the same from another place.",
      "Draw the bearing from each place. The unknown point is where the lines cross.",
      "The closer the lines come to a right angle, the more accurate the result.",
    ],
  },
  projection: {
    name: "Projection",
    sentences: [
      "A projection takes you from a known point to a new one.",
      "You are given a bearing and a distance.",
      "Plot the bearing on the map with a protractor.",
      "Measure the distance along that line: at 1:25,000, a kilometre is four centimetres.",
      "You can start another projection from the new point.",
    ],
  },
  square: {
    name: "Grid square and reference",
    sentences: [
      "The lines on the map form grid squares measuring one kilometre by one kilometre.",
      "A square is named after the lines to its left and below it: first the easting, then the northing.",
      "A six-figure reference is accurate to a hundred metres, an eight-figure one to ten.",
      "Put the corner of a romer on the point and read off the marks.",
      "Remember: along the corridor, then up the stairs.",
    ],
  },
} satisfies Words<typeof nl.techniqueExplanations>;
