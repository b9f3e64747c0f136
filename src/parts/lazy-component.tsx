import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

interface LazyOptions<Props> {
  /** Shown while the code loads. */
  readonly waiting?: ReactNode;
  /** Takes the place of a component that cannot be loaded; without it the error reaches the error page. */
  readonly failed?: ComponentType<Props>;
}

/**
 * Creates a component whose code is loaded when it is first shown. Only the map loads its cards in another way, `lazyCard`, because
 * it works on without them and offers another try.
 * @param load imports the component
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: LazyOptions<Props> = {},
): ComponentType<Props> {
  const Code = lazy(async () => {
    const loading = load();
    return { default: failed ? await loading.catch(() => failed) : await loading };
  }) as unknown as ComponentType<Props>;
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Code {...props} />
      </Suspense>
    );
  };
}
