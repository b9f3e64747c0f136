/** The oldest release of Node that everything here supports. */
export const OLDEST_NODE = "20.19.0";

/** @param {string} version such as "20.19.4" */
export function isNodeNewEnough(version) {
  const own = version.split(".").map(Number);
  const oldest = OLDEST_NODE.split(".").map(Number);
  const [difference = 0] = oldest.map((part, i) => (own[i] ?? 0) - part).filter((d) => d !== 0);
  return difference >= 0;
}
