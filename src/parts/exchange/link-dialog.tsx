import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { qrCode } from "#domain/sharing/qr-code.ts";
import { MAX_LINK_CHARACTERS, MAX_QR_CHARACTERS } from "#domain/sharing/share-link.ts";
import { sharingTexts } from "#i18n/sharing.ts";
import { copyText } from "#state/exchange/copy-text.ts";
import { shareText } from "#state/exchange/share-text.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./exchange-dialogs.module.css";

interface LinkDialogProps {
  readonly link: string;
  /** The subject of the link. */
  readonly title: string;
  /** The advice if the contents are too long for a link or a code. */
  readonly tooLong: { readonly link: string; readonly code: string };
  readonly onClose: () => void;
}

/** Shows a link that carries the shared contents, and its QR code if that can be scanned from a screen. */
export function LinkDialog({ link, title, tooLong, onClose }: LinkDialogProps) {
  return (
    <Dialog heading={sharingTexts.heading} onClose={onClose}>
      {link.length > MAX_LINK_CHARACTERS ? (
        <Notice>{tooLong.link}</Notice>
      ) : (
        <LinkAndCode link={link} title={title} tooLongForCode={tooLong.code} />
      )}
      <div className={styles["actions"]}>
        <Button variant="quiet" onClick={onClose}>
          {sharingTexts.close}
        </Button>
      </div>
    </Dialog>
  );
}

interface LinkAndCodeProps {
  readonly link: string;
  readonly title: string;
  readonly tooLongForCode: string;
}

function LinkAndCode({ link, title, tooLongForCode }: LinkAndCodeProps) {
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
        <p>{tooLongForCode}</p>
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
