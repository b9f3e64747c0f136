import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { exchangedWaypoint } from "#domain/exchange/write/export-content.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { qrCode } from "#domain/sharing/qr-code.ts";
import { MAX_LINK_CHARACTERS, MAX_QR_CHARACTERS, shareLink } from "#domain/sharing/share-link.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { sharingTexts } from "#i18n/sharing.ts";
import { copyText } from "#state/device/copy-text.ts";
import { shareText } from "#state/exchange/share-text.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./exchange-dialogs.module.css";

interface ShareDialogProps {
  readonly waypoints: readonly Waypoint[];
  readonly title: string;
  readonly onClose: () => void;
}

/** The link that carries the waypoints, and its QR code while that can be read from a screen. */
export function ShareDialog({ waypoints, title, onClose }: ShareDialogProps) {
  const link = shareLink(
    `${window.location.origin}${BASE_PATH}`.replace(/\/$/, ""),
    waypoints.map(exchangedWaypoint),
  );
  return (
    <Dialog heading={sharingTexts.heading} onClose={onClose}>
      {link.length > MAX_LINK_CHARACTERS ? (
        <Notice>{sharingTexts.linkTooLong}</Notice>
      ) : (
        <LinkAndCode link={link} title={title} />
      )}
      <div className={styles["actions"]}>
        <Button variant="quiet" onClick={onClose}>
          {sharingTexts.close}
        </Button>
      </div>
    </Dialog>
  );
}

function LinkAndCode({ link, title }: { readonly link: string; readonly title: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const share = async () => setSaid(SAID[await shareText(title, link)]);
  const copy = async () =>
    setSaid((await copyText(link)) ? sharingTexts.copied : sharingTexts.failed);
  return (
    <>
      <p>{sharingTexts.intro}</p>
      <div className={styles["actions"]}>
        <Button
          variant="primary"
          icon={<Share2 aria-hidden="true" size={20} />}
          onClick={() => void share()}
        >
          {sharingTexts.shareLink}
        </Button>
        <Button icon={<Copy aria-hidden="true" size={20} />} onClick={() => void copy()}>
          {sharingTexts.copyLink}
        </Button>
      </div>
      <p role="status">{said}</p>
      {link.length > MAX_QR_CHARACTERS ? (
        <p>{sharingTexts.qrTooLong}</p>
      ) : (
        <>
          <Code text={link} />
          <p className={styles["quiet"]}>{sharingTexts.qrHint}</p>
        </>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
      <section className={styles["link"]} aria-label={sharingTexts.link} tabIndex={0}>
        {link}
      </section>
    </>
  );
}

const SAID = {
  shared: sharingTexts.shared,
  copied: sharingTexts.copied,
  cancelled: null,
  failed: sharingTexts.failed,
} as const;

function Code({ text }: { readonly text: string }) {
  const { size, path } = qrCode(text);
  return (
    <svg
      className={styles["code"]}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={sharingTexts.qrLabel}
    >
      <path d={path} />
    </svg>
  );
}
