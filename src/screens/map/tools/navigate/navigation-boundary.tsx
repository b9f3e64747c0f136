import { Component, type ReactNode } from "react";
import { guidanceTexts } from "#i18n/guidance.ts";
import { mapTexts } from "#i18n/map.ts";
import styles from "#screens/map/card/lazy-card.module.css";
import { stopFollowing } from "#state/guidance/following-status.ts";
import { Button } from "#ui/button.tsx";

interface NavigationBoundaryProps {
  /** Whether the failure may take the place of the navigation: no other tool is open. */
  readonly isSeen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Keeps the map alive when the navigation card throws: what is followed is stored, so that the screen would
 * fail again after every reload. Says so in place of the card, with a button that stops following.
 */
export class NavigationBoundary extends Component<
  NavigationBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    // Code that could not be had says nothing of the route: the screen knows what to do.
    if (error instanceof Error && error.name === "ChunkLoadError") throw error;
    return { hasFailed: true };
  }

  override render() {
    const { isSeen, onClose, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (!isSeen) return null;
    const stop = () => {
      stopFollowing();
      onClose();
    };
    const close = () => {
      // The bar may work where the card does not.
      this.setState({ hasFailed: false });
      onClose();
    };
    return (
      <div className={styles["failed"]} role="alert">
        <p>{guidanceTexts.broken}</p>
        <Button variant="primary" onClick={stop}>
          {guidanceTexts.stop}
        </Button>
        <Button onClick={close}>{mapTexts.close}</Button>
      </div>
    );
  }
}
