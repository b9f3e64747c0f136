import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { guardingCode } from "#state/watches/guarding-code.ts";

const isFollowing = (): boolean => followingStatusStore.getState().isFollowing;

const loadCards = () => import(/* webpackChunkName: "map-cards" */ "./task-cards.tsx");

/** Without the cards the navigation shows and says nothing, although no tool was opened that could say so. */
const navigationCards = guardingCode(
  () => (isFollowing() ? (["navigation"] as const) : []),
  loadCards,
);

/** The cards of the open tool and of what runs beside it. Loaded when the first of them is shown. */
export const LazyTaskCards = lazyCard(async () => {
  const { TaskCards } = await (isFollowing() ? navigationCards.ask() : loadCards());
  return TaskCards;
});
