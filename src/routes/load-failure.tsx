import site from "virtual:site";
import { Button } from "../components/button.tsx";
import { Hero } from "../sections/hero/hero-frame.tsx";

interface LoadFailureProps {
  readonly onRetry: () => void;
}

/** Shown if a page failed to load. */
export function LoadFailureTemplate({ onRetry }: LoadFailureProps) {
  const { title, text, retry } = site.navigation.loadFailure;
  return (
    <>
      <title>{`${title} | ${site.brand.name}`}</title>
      <Hero hero={{ title, lead: text, actions: [] }}>
        <Button size="lg" onClick={onRetry}>
          {retry}
        </Button>
      </Hero>
    </>
  );
}
