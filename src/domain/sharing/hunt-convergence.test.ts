import { expect, inject, it } from "vitest";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import type { SharedState } from "#domain/survey/hunt-merge.ts";
import { huntLink, readHuntLink } from "./hunt-link.ts";
import { type HuntPhone, newPhone, phoneBefore } from "./hunt-phones.fixture.ts";

/** `npm test` tries some seeds; a thorough run tries many. */
const SEEDS = inject("isThorough") ? 20_000 : 100;
const START_MS = 1_790_000_000_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const STEPS = 40;

/** Something that happened to a part, and all that had happened to it as far as that phone knew. */
interface Event {
  readonly isRemoval: boolean;
  readonly known: ReadonlySet<Event>;
}

/** The knowledge of each phone about each part, apart from stamps: the truth with which the map is compared. */
type Known = Map<string, Set<Event>>;

interface Player {
  readonly phone: HuntPhone;
  readonly known: Known;
  clockMs: number;
}

function note({ known }: Player, id: string, isRemoval: boolean): void {
  const events = known.get(id) ?? new Set();
  known.set(id, new Set([...events, { isRemoval, known: events }]));
}

/** The map may show what it likes of a part that one changed and another removed without knowing of each other. */
function mustBe(events: ReadonlySet<Event>): "shown" | "gone" | "either" {
  const all = [...events];
  const isLast = (event: Event): boolean =>
    all.every((other) => other.isRemoval === event.isRemoval || event.known.has(other));
  const last = all.filter(isLast);
  if (last.some(({ isRemoval }) => isRemoval)) return "gone";
  return last.length > 0 ? "shown" : "either";
}

/** Returns the parts that are on the map and must not be, or the other way round. */
function wrongOn({ phone, known }: Player): readonly string[] {
  const shown = new Set(phone.hunt().circles.map(({ id }) => id));
  return [...known].flatMap(([id, events]) => {
    const must = mustBe(events);
    const is = shown.has(id) ? "shown" : "gone";
    return must === "either" || must === is ? [] : [`${id} is ${is}`];
  });
}

/** Gives a state to another phone, in a link in the first hunts. */
function give(from: Player, state: SharedState, to: Player, isInLink: boolean): void {
  to.phone.take(isInLink ? throughLink(state) : state, to.clockMs);
  for (const [id, events] of from.known) {
    to.known.set(id, new Set([...(to.known.get(id) ?? []), ...events]));
  }
}

function throughLink(state: SharedState): SharedState {
  const read = readHuntLink(huntLink("https://app.example", state), () => "new");
  // A link with nothing in it is no link.
  return read.ok ? read.state : state;
}

/** Returns a map as text: comparing texts is fast. */
function mapOn({ phone }: Player): string {
  const { circles } = phone.hunt();
  const parts = circles.map(({ id, name, lat, lng }) => `${id} ${name} ${lat} ${lng}`);
  return parts.join("\n");
}

/** Returns the removals that a phone knows of, as text. */
function removalsOn({ phone }: Player): string {
  return (phone.hunt().gone ?? []).map(({ id, stamp }) => `${id} ${stamp}`).join("\n");
}

/** A game of three phones with chance. */
interface Game {
  readonly players: readonly Player[];
  readonly random: () => number;
  /** True if the clocks are wrong by up to a year, and are set now and then. */
  readonly hasWrongClocks: boolean;
  readonly isInLinks: boolean;
}

/** One step of one phone: an edit, a clock that is set, or a state for other phones. */
function step(game: Game, name: string): void {
  const { players, random, hasWrongClocks } = game;
  const player = pick(players, random) as Player;
  player.clockMs += Math.floor(random() * 3) * MINUTE_MS;
  const chance = random();
  if (hasWrongClocks && chance < 0.08) player.clockMs += wrongMs(random);
  else if (chance < 0.65) edit(player, { chance, random, name });
  else share(game, player, chance < 0.8);
}

function edit(
  player: Player,
  { chance, random, name }: Pick<Game, "random"> & { chance: number; name: string },
): void {
  const { phone, clockMs } = player;
  const id = pick(phone.hunt().circles, random)?.id;
  const removed = pick(phone.hunt().removed ?? [], random)?.id;
  if (chance < 0.2) {
    phone.add(name, clockMs);
    note(player, name, false);
  } else if (chance < 0.4 && id) {
    const fields = random() < 0.5 ? { name } : { lat: 50 + random(), lng: 5 + random() };
    phone.change(id, fields, clockMs);
    note(player, id, false);
  } else if (chance < 0.55 && id) {
    phone.remove([id], clockMs);
    note(player, id, true);
  } else if (chance < 0.6 && removed) {
    phone.putBack(removed);
    note(player, removed, false);
  } else if (removed) phone.purge(removed);
}

/** Gives the whole hunt to one phone, or what changed to all: everybody of a group reads a link in its chat. */
function share({ players, random, isInLinks }: Game, player: Player, isWhole: boolean): void {
  const others = players.filter((one) => one !== player);
  const state = isWhole ? player.phone.give() : player.phone.giveChanges(player.clockMs);
  const readers = isWhole ? [pick(others, random) as Player] : others;
  for (const reader of readers) give(player, state, reader, isInLinks);
}

/** Lets everybody give everybody the whole hunt. */
function exchangeAll({ players, isInLinks }: Game): void {
  for (const from of players) {
    for (const to of players) if (to !== from) give(from, from.phone.give(), to, isInLinks);
  }
}

function begin(phones: readonly HuntPhone[], seed: number, hasWrongClocks: boolean): Game {
  const random = seededRandom(seed);
  const players = phones.map((phone): Player => {
    const aheadMs = hasWrongClocks ? wrongMs(random) : random() * MINUTE_MS;
    return { phone, known: new Map(), clockMs: Math.round(START_MS + aheadMs) };
  });
  return { random, players, hasWrongClocks, isInLinks: seed <= 5 };
}

/** Returns by how much a clock is wrong or set: up to 400 days. */
function wrongMs(random: () => number): number {
  return Math.round((random() - 0.5) * 800 * DAY_MS);
}

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

it(`${SEEDS} hunts of three phones with any clocks end alike, and nothing removed is on a map again`, {
  tags: "long",
}, () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const game = begin([newPhone(), newPhone(), newPhone()], seed, true);
    const wrong: string[] = [];
    for (let at = 0; at < STEPS; at++) {
      step(game, `${seed}-${at}`);
      wrong.push(...game.players.flatMap(wrongOn));
    }
    exchangeAll(game);
    exchangeAll(game);
    expect(new Set(game.players.map(mapOn)).size, `seed ${seed}`).toBe(1);
    expect(new Set(game.players.map(removalsOn)).size, `seed ${seed}`).toBe(1);
    expect([...wrong, ...game.players.flatMap(wrongOn)], `seed ${seed}`).toEqual([]);
  }
});

it.each([1, 2])(
  "with %d of three phones of the version before, all end alike",
  { tags: "long" },
  (countBefore) => {
    for (let seed = 1; seed <= SEEDS / 4; seed++) {
      const phones = [0, 1, 2].map((at) => (at < countBefore ? phoneBefore() : newPhone()));
      const game = begin(phones, seed, false);
      for (let at = 0; at < STEPS; at++) step(game, `${seed}-${at}`);
      for (let round = 0; round < 3; round++) exchangeAll(game);
      expect(new Set(game.players.map(mapOn)).size, `seed ${seed}`).toBe(1);
    }
  },
);
