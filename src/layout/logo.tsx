import mark from "../../public/icon.svg?inline";

/** The brand's logo, inlined as it is part of every first paint. */
export function Logo() {
  return <img src={mark} alt="" width="36" height="36" />;
}
