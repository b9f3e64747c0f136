import { browserBattery } from "#platform/battery/browser-battery.ts";
import { browserClipboard } from "#platform/clipboard/browser-clipboard.ts";
import { browserClock } from "#platform/clock/browser-clock.ts";
import { browserDeviceColors } from "#platform/device-colors/browser-device-colors.ts";
import { browserPositionSource } from "#platform/geolocation/browser-position-source.ts";
import { browserInstallation } from "#platform/installation/browser-installation.ts";
import { browserCompass } from "#platform/orientation/browser-compass.ts";
import { browserRandomId } from "#platform/random-id/browser-random-id.ts";
import { browserShare } from "#platform/share/browser-share.ts";
import { browserStorageQuota } from "#platform/storage-quota/browser-storage-quota.ts";
import { browserTabs } from "#platform/tabs/browser-tabs.ts";
import { browserTextStore } from "#platform/text-store/browser-text-store.ts";
import { browserVibration } from "#platform/vibration/browser-vibration.ts";
import { browserWakeLock } from "#platform/wake-lock/browser-wake-lock.ts";
import { databaseConnection } from "#storage/database.ts";
import { waypointStorage } from "#storage/records/waypoints/waypoint-storage.ts";
import { setAsideStorage } from "#storage/set-aside/set-aside-storage.ts";

const clock = browserClock();
const texts = browserTextStore();
const connection = databaseConnection();
const setAside = setAsideStorage(texts, connection);

/** The only place where stores get the real device. Creating it has no side effects. */
export const device = {
  clock,
  texts,
  connection,
  setAside,
  waypoints: waypointStorage({
    texts,
    connection,
    setAside,
    nowMs: clock.nowMs,
    randomId: browserRandomId,
  }),
  tabs: browserTabs(),
  quota: browserStorageQuota(),
  randomId: browserRandomId,
  position: browserPositionSource(),
  compass: browserCompass(),
  colors: browserDeviceColors(),
  vibration: browserVibration(),
  clipboard: browserClipboard(),
  share: browserShare(),
  wakeLock: browserWakeLock(),
  battery: browserBattery(),
  installation: browserInstallation(),
};
