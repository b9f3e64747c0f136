import {
  allowedPackages,
  foldersOfStrangers,
  forbiddenRooms,
  ROOM_GLOBALS,
  rooms,
} from "./rooms.mjs";

/**
 * The linter's overrides that keep the rooms apart.
 * @returns {object[]} entries for `overrides` of `biome.json`, one a room and one a folder of strangers
 */
export function roomOverrides() {
  return rooms().flatMap((room) => [
    override(room, room, undefined),
    ...foldersOfStrangers(room).map((folder) => override(room, `${room}/${folder}`, folder)),
  ]);
}

/** @param {string} room @param {string} path @param {string | undefined} ownFolder */
function override(room, path, ownFolder) {
  return {
    includes: [`src/${path}/**`, "!**/*.test.ts", "!**/*.test.tsx", "!**/*.builder-test.ts"],
    linter: {
      rules: {
        style: {
          noRestrictedImports: { level: "error", options: importOptions(room, ownFolder) },
          noRestrictedGlobals: globalRule(room),
        },
      },
    },
  };
}

/** @param {string} room @param {string | undefined} ownFolder from which it may import, of a room of strangers */
function importOptions(room, ownFolder) {
  const patterns = [
    {
      group: ["../**", "./../**"],
      message: "Inside a folder import ./x.ts; anywhere else #room/x.ts.",
    },
  ];
  const strangers = forbiddenRooms(room);
  if (strangers.length > 0) {
    patterns.push({
      group: [
        ...strangers.map((other) => `#${other}/**`),
        ...(ownFolder ? [`!#${room}/${ownFolder}/**`] : []),
      ],
      message: `src/${room} may not import this room: see tools/rooms/rooms.mjs.`,
    });
  }
  const packages = allowedPackages(room);
  patterns.push({
    // All that is neither a file of ours nor a package that the table lets in.
    group: [
      "**",
      "!.",
      "!./**",
      "!#*",
      "!#*/**",
      ...packages.flatMap((name) => [`!${name}`, `!${name}/**`]),
    ],
    message: `src/${room} may not import this package: see tools/rooms/rooms.mjs.`,
  });
  return { patterns };
}

/** @param {string} room */
function globalRule(room) {
  const names = ROOM_GLOBALS[room] ?? [];
  if (names.length === 0) return "off";
  const denied = names.map((name) => [
    name,
    `src/${room} is given this, it does not reach for it.`,
  ]);
  return { level: "error", options: { deniedGlobals: Object.fromEntries(denied) } };
}
