import type { TechniqueExplanation } from "#i18n/nl/scouting/techniques.ts";

/** Texts of the leader's page. */
export const techniquesTexts = {
  heading: "Techniques explained",
  intro:
    "For leaders: each technique in five sentences with an example. Print this page for a meeting.",
  print: "Print this page",
  example: "Example",
} as const;

/** The techniques in the order in which they are taught. */
export const TECHNIQUE_EXPLANATIONS: readonly TechniqueExplanation[] = [
  {
    id: "dot-and-arrow",
    name: "Dot-and-arrow route",
    sentences: [
      "Each drawing, also called a tulip, is a junction seen from above.",
      "You arrive at the dot and leave by the arrow.",
      "The drawing is turned so that you always come from below.",
      "The drawings are in order: cross off what you have passed.",
      "Junctions where you cannot be in doubt are left out.",
    ],
  },
  {
    id: "junctions",
    name: "Junction route",
    sentences: [
      "Each drawing is a junction with north at the top.",
      "Set the sheet like a map: turn it until the north arrow points north, using a compass or a road you know.",
      "You come from the dot and go to the arrow.",
      "If the number of ways does not match, you are not at the right junction yet.",
      "Count the drawings, so that you know where you are.",
    ],
  },
  {
    id: "strip",
    name: "Strip map",
    sentences: [
      "It is also called a herringbone: the long line is the route pulled straight, read from bottom to top.",
      "Each line to the side is a way that you do not take.",
      "If a line is on the right, you leave that way on your right.",
      "The distances are not to scale: only the order counts.",
      "No side road where there is a line? Then you are too far, or not far enough yet.",
    ],
  },
  {
    id: "winds",
    name: "Compass point route",
    sentences: [
      "For each point you get the compass point to head towards next, such as NNE.",
      "Hold your compass flat and turn until the needle is on north.",
      "Look for the way that best fits the compass point.",
      "There are sixteen compass points, each 22.5 degrees apart.",
      "Go the distance beside it that way, to the next point.",
    ],
  },
  {
    id: "degrees",
    name: "Bearing route",
    sentences: [
      "For each point you get the bearing to follow next, in degrees.",
      "Beside it is how far you then go, to the next point. North is 0, east 90, south 180 and west 270 degrees.",
      "Set the bearing on your compass and turn yourself until the needle is on north.",
      "The direction of travel arrow then points along the way to take.",
      "The top of the sheet says from which north the bearings are: grid, magnetic or true.",
    ],
  },
  {
    id: "vectors",
    name: "Vector route",
    sentences: [
      "Each arrow is a piece of the route, from one point to the next.",
      "The direction of the arrow is the direction on the map, with north at the top.",
      "The length of the arrow is the distance to scale; a thin arrow is drawn larger, with its own scale.",
      "Measure the angle with a protractor and the length with a ruler: the degrees and metres are there to check.",
      "Draw the arrows one after the other on the map, and you have the whole route.",
    ],
  },
  {
    id: "helicopter",
    name: "Helicopter route",
    sentences: [
      "You go from point to point as a helicopter flies: in a straight line.",
      "Each piece comes with its bearing and distance.",
      "Plot the point on the map and choose your own way there.",
      "Take a new bearing at each point, so that mistakes do not add up.",
      "Do not cross water, railways or private land, even if the bearing points that way.",
    ],
  },
  {
    id: "tracing",
    name: "Overlay",
    sentences: [
      "The overlay is the route on transparent paper, without a map.",
      "Lay it on a map of the same scale.",
      "The crosses belong exactly on the kilometre lines with the same numbers.",
      "First measure whether the bar at the bottom is 10 cm, or the scale is wrong.",
      "Then use the map to walk the line that you see through the paper.",
    ],
  },
  {
    id: "resection",
    name: "Resection",
    sentences: [
      "With a resection you find where you are yourself.",
      "Choose two or three points that you can see and that are on the map.",
      "Take a bearing on each point with your compass and write it down.",
      "From each point draw the back bearing: where the lines cross is where you are.",
      "Choose points at about a right angle to each other; three lines leave a small triangle of error.",
    ],
  },
  {
    id: "intersection",
    name: "Intersection",
    sentences: [
      "With an intersection you find where something else is.",
      "Stand at a place that you can point out on the map and take a bearing on the unknown point.",
      "Do the same from another place.",
      "From each place draw the bearing forwards: where the lines cross is the point.",
      "The further apart your places are, the better the crossing.",
    ],
  },
  {
    id: "projection",
    name: "Projection",
    sentences: [
      "A projection goes from a known point to a new point.",
      "You are given a bearing and a distance.",
      "Plot the bearing on the map with a protractor.",
      "Measure the distance along that line: at 1:25,000, a kilometre is four centimetres.",
      "From the new point there can be another projection.",
    ],
  },
  {
    id: "square",
    name: "Grid square and reference",
    sentences: [
      "The lines on the map form grid squares of one kilometre by one kilometre.",
      "A square is named after the lines to its left and below: first the easting, then the northing.",
      "Six figures give a place to within a hundred metres, eight figures to within ten.",
      "Put the corner of a romer on the point and read the ticks.",
      "Remember: along the corridor, then up the stairs.",
    ],
  },
];
