import site from "virtual:site";
import { Button } from "../components/button.tsx";
import { Hero } from "../sections/hero/hero-frame.tsx";

interface LoadFailureProps {
  /** Fetches the page once more. */
  readonly onRetry: () => void;
}

/** The page shown where the requested one could not be fetched. */
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
