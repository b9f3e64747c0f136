/**
 * The colours of the speed classes, from slow to fast: six of viridis (van der Walt and Smith 2015), which becomes
 * steadily lighter, so that colour-blind users and grey prints show the same order.
 */
export const SPEED_COLORS = [
  "#46327e",
  "#365c8d",
  "#277f8e",
  "#1fa187",
  "#7ad151",
  "#fde725",
] as const;
