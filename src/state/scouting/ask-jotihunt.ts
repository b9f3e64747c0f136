import { htmlText } from "#domain/exchange/xml/html-text.ts";
import { JOTIHUNT_SERVICE } from "#domain/links/jotihunt-address.ts";
import type { Hunt } from "#domain/survey/hunt.ts";
import {
  type JotihuntArea,
  type JotihuntArticle,
  type JotihuntGroup,
  type JotihuntList,
  readJotihuntAreas,
  readJotihuntArticles,
  readJotihuntGroups,
} from "#domain/survey/jotihunt.ts";
import { WAYPOINT_COLORS } from "#domain/waypoints/waypoint-colors.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { device } from "#state/device/device.ts";
import { noteAskedAddresses } from "#state/privacy/asked-servers.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { addHuntCircles, changeHunt, huntStore } from "./hunt.ts";

/** The reason why the service was not asked, or brought nothing. */
export type JotihuntProblem = "offline" | "offline-only" | "too-often" | "failed";

/** The changes in the hunt by an answer. */
export interface JotihuntResult {
  readonly changedCount: number;
  /** The names of areas that the hunt does not have. */
  readonly unknown: readonly string[];
}

/** A message of the organisers, in plain text. */
export interface JotihuntMessage extends Omit<JotihuntArticle, "html"> {
  readonly text: string;
  /** True if the message has pictures or links, which the text leaves out. */
  readonly hasMore: boolean;
}

/** The most requests in a minute: the service answers no more, and blocks who goes on. */
const MAX_REQUESTS = 30;
const MINUTE_MS = 60_000;

/** An answer that takes longer has failed, so that it can be asked again. */
const PATIENCE_MS = 30_000;

/** True if the build asks the service at all. */
export const hasJotihunt = JOTIHUNT_SERVICE !== null;

/** The parts of the device and the hunt that asking needs. */
export interface JotihuntDevice {
  readonly downloads: () => Downloads;
  readonly isOfflineOnly: () => boolean;
  readonly isConnected: () => boolean;
  readonly clock: Pick<Clock, "after" | "steadyMs">;
  readonly hunt: () => Hunt;
  /** Resolves to whether the hunt was changed. */
  readonly colorArea: (id: string, color: string) => Promise<boolean>;
  /** Resolves to false if the hunt would become too large. */
  readonly addCircles: (groups: readonly JotihuntGroup[]) => Promise<boolean>;
}

/** Creates the questions to the service. Each sends one request, and resolves to the problem on failure. */
export function createJotihunt(device: JotihuntDevice) {
  /** When the last requests were sent, by the steady clock. */
  let sentAtMs: readonly number[] = [];

  async function ask<Entries>(
    list: JotihuntList,
    read: (answer: unknown) => Entries | null,
  ): Promise<Entries | JotihuntProblem> {
    if (device.isOfflineOnly()) return "offline-only";
    if (!device.isConnected()) return "offline";
    const nowMs = device.clock.steadyMs();
    sentAtMs = sentAtMs.filter((atMs) => nowMs - atMs < MINUTE_MS);
    if (sentAtMs.length >= MAX_REQUESTS) return "too-often";
    sentAtMs = [...sentAtMs, nowMs];
    const url = `${JOTIHUNT_SERVICE}/${list}`;
    noteAskedAddresses([url]);
    const patience = new AbortController();
    const { signal } = patience;
    const giveUp = () => patience.abort(new Error("No answer in time."));
    const stop = device.clock.after(PATIENCE_MS, giveUp);
    try {
      const text = await fetchText(device.downloads(), url, null, signal);
      return read(JSON.parse(text ?? "null")) ?? "failed";
    } catch (error) {
      console.warn("No answer of the Jotihunt:", error);
      return "failed";
    } finally {
      stop();
    }
  }

  return {
    /** Colours the areas of the hunt by their states. */
    async askAreas(): Promise<JotihuntResult | JotihuntProblem> {
      const areas = await ask("areas", readJotihuntAreas);
      return typeof areas === "string" ? areas : colorAreas(device, areas);
    },
    /** Adds a circle around each group that the hunt does not have. */
    async askGroups(): Promise<JotihuntResult | JotihuntProblem> {
      const groups = await ask("subscriptions", readJotihuntGroups);
      return typeof groups === "string" ? groups : addGroups(device, groups);
    },
    /** Reads the messages of the organisers, in the order of the service. */
    async askMessages(): Promise<readonly JotihuntMessage[] | JotihuntProblem> {
      const articles = await ask("articles", readJotihuntArticles);
      return typeof articles === "string" ? articles : articles.map(messageOf);
    },
  };
}

function messageOf({ html, ...article }: JotihuntArticle): JotihuntMessage {
  const { text, hrefs } = htmlText(html);
  return { ...article, text, hasMore: hrefs.length > 0 || /<(?:img|iframe|video)\b/i.test(html) };
}

const plain = (name: string) => name.trim().toLowerCase();

async function colorAreas(
  { hunt, colorArea }: JotihuntDevice,
  answered: readonly JotihuntArea[],
): Promise<JotihuntResult> {
  let changedCount = 0;
  const unknown: string[] = [];
  for (const { name, state } of answered) {
    const own = hunt().areas.filter((area) => plain(area.name) === plain(name));
    if (own.length === 0) unknown.push(name);
    const color = WAYPOINT_COLORS[state];
    // An area that has the colour is not edited again: the edit would be newer than what others changed meanwhile.
    for (const { id } of own.filter((area) => area.color !== color)) {
      if (await colorArea(id, color)) changedCount += 1;
    }
  }
  return { changedCount, unknown };
}

async function addGroups(
  { hunt, addCircles }: JotihuntDevice,
  groups: readonly JotihuntGroup[],
): Promise<JotihuntResult> {
  const known = new Set(hunt().circles.map(({ name }) => plain(name)));
  const added = groups.filter(({ name }) => !known.has(plain(name)));
  const isAdded = added.length > 0 && (await addCircles(added));
  return { changedCount: isAdded ? added.length : 0, unknown: [] };
}

/** The questions of this device. */
export const jotihunt = createJotihunt({
  downloads: browserDownloads,
  isOfflineOnly: () => preferencesStore.getState().offlineOnly,
  isConnected: () => connectionStore.getState().isConnected,
  clock: device.clock,
  hunt: () => huntStore.getState().hunt,
  colorArea: (id, color) => changeHunt("areas", id, { color }),
  addCircles: addHuntCircles,
});
