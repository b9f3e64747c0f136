import { browserSound } from "#platform/sound/browser-sound.ts";
import { device } from "#state/device/device.ts";
import { createAlarm } from "./alarm.ts";

/** Sounds while a watched anchor cannot be read. Import this module lazily. */
export const unreadAlarm = createAlarm({ ...device, sound: browserSound() });
