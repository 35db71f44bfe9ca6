import mark from "../../public/icon.svg?inline";

/** The brand's mark. It is on every page's first paint, so it travels in the page instead of being asked for. */
export function Logo() {
  return <img src={mark} alt="" width="36" height="36" />;
}
