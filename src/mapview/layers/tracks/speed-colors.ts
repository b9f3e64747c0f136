/**
 * The colours of the classes of speed, from slow to fast: six of viridis (van der Walt and Smith 2015), which grows
 * lighter all the way, so that those who see fewer colours, and who print in grey, see the same order.
 */
export const SPEED_COLORS = [
  "#46327e",
  "#365c8d",
  "#277f8e",
  "#1fa187",
  "#7ad151",
  "#fde725",
] as const;
