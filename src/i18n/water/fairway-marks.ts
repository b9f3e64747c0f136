const KINDS = {
  light: "Licht",
  port: "Bakboordton",
  starboard: "Stuurboordton",
  "preferred-port": "Scheidingston, voorkeur bakboord",
  "preferred-starboard": "Scheidingston, voorkeur stuurboord",
  north: "Kardinale ton noord: vaar er noordelijk langs",
  east: "Kardinale ton oost: vaar er oostelijk langs",
  south: "Kardinale ton zuid: vaar er zuidelijk langs",
  west: "Kardinale ton west: vaar er westelijk langs",
  "safe-water": "Verkenningston: veilig water rondom",
  special: "Bijzondere markering",
} as const;

/** The Dutch name of a mark; a beacon stands on the ground. */
export function markKindText(kind: keyof typeof KINDS, isBeacon: boolean): string {
  const text = KINDS[kind];
  if (!isBeacon) return text;
  return kind === "special" ? `${text} (baken)` : text.replace("ton", "baken");
}
