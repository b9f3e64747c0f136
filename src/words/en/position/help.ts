import type * as nl from "../../nl/position/help.ts";
import type { Words } from "../../words.ts";

export const helpTexts = {
  heading: "Help",
  call: "Call 112",
  sms: "Send as text message",
  smsHint: "Choose the recipient yourself. 112 does not read ordinary text messages.",
  message: "I need help. My position",
  messageStale: "I need help. My last known position",
  read: "Read this aloud",
  degrees: "Degrees, north and east",
  rd: "Dutch grid (RD), in the Netherlands",
  accuracy: "Accurate to",
  measured: "Measured",
  municipality: "Municipality",
  near: "Nearby",
  houseNumber: (number: string) => `House number ${number} (the map does not say of which street)`,
  signal: "Without a phone: the distress signal",
  signalText:
    "Give six signals a minute with a whistle or a torch. Wait a minute and start again. Three signals a minute is the answer. SOS is three short, three long, three short.",
  stale: "This is your last known position. Say how old it is.",
  noPlace:
    "The app does not know where you are now. Call 112 and say what you see around you: a street name, a node number, a house number, a kilometre post.",
  close: "Close",
} satisfies Words<typeof nl.helpTexts>;
