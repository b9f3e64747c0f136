import { parseArgs } from "node:util";
import { type PlayedEvent, playFixes } from "./play-fixes.ts";
import { type Replay, ReplayError, replayOfFile, replayOfTrack } from "./replay-input.ts";

const USAGE = `Usage: npm run --silent replay -- FILE.json
       npm run --silent replay -- --track walk.gpx --route route.gpx [--mode walk|cycle|canoe|motorboat]

Plays fixes through the recorder, the guidance, the anchor watch and the position of the app, and prints what they show after the
last one as a line of JSON. With --track it first prints each announcement along the route as a line.

FILE.json has "fixes", [time in ms, lat, lng, accuracy in metres] each, or "reported", [clock of the device, time of the fix, lat,
lng, accuracy]; it may have "startedAtMs", a "line" of [lat, lng] to follow, and the "mode".

Exits with 1 if the input cannot be played, and with 2 for a wrong command.`;

const args = argsOf(process.argv.slice(2));
if (!args || args.help) {
  console.log(USAGE);
  process.exit(args ? 0 : 2);
}
try {
  const { played, events } = await playFixes(replayOf(args));
  if (args.track) for (const event of events) console.log(JSON.stringify(eventLine(event)));
  console.log(JSON.stringify(played));
  // The recording is still being written, which nobody reads.
  process.exit(0);
} catch (error) {
  if (!(error instanceof ReplayError)) throw error;
  console.error(error.message);
  process.exit(1);
}

interface Args {
  readonly help?: boolean;
  readonly file?: string | undefined;
  readonly track?: string | undefined;
  readonly route?: string | undefined;
  readonly mode: string;
}

/** Returns the arguments; null for a wrong command. */
function argsOf(args: string[]): Args | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        track: { type: "string" },
        route: { type: "string" },
        mode: { type: "string", default: "walk" },
        help: { type: "boolean", default: false },
      },
    });
    const isFile = positionals.length === 1 && !values.track && !values.route;
    const isTrack = positionals.length === 0 && values.track && values.route;
    return values.help || isFile || isTrack ? { ...values, file: positionals[0] } : null;
  } catch {
    return null;
  }
}

function replayOf({ file, track, route, mode }: Args): Replay {
  if (track && route) return replayOfTrack(track, route, mode);
  return replayOfFile(file ?? "");
}

function eventLine({ event, fix, leftMeters }: PlayedEvent) {
  const named =
    "node" in event
      ? {
          node: event.node.label,
          turn: event.turn,
          ...("meters" in event && { meters: Math.round(event.meters) }),
        }
      : {};
  const { lat, lng } = fix;
  return {
    at: new Date(fix.deviceMs).toISOString(),
    event: event.kind,
    ...named,
    lat,
    lng,
    leftMeters: Math.round(leftMeters),
  };
}
