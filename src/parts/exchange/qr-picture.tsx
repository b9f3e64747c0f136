import { qrCode } from "#domain/sharing/qr-code.ts";
import styles from "./exchange-dialogs.module.css";

/** A QR code with its border. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = qrCode(text);
  return (
    <svg className={styles["code"]} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
