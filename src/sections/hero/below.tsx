import site from "virtual:site";
import { Anchor } from "../../components/anchor.tsx";
import { Icon } from "../../components/icon.tsx";
import { softText } from "../../theme/layout.css.ts";
import { guidePages, platformLink, platformLinks } from "./below.css.ts";

/** Links to the available platforms on their own sites. */
export function PlatformLinks({ text }: { readonly text: string }) {
  return (
    <div className={platformLinks}>
      <p className={softText}>{text}</p>
      {site.platforms.map(({ name, href }, index) => (
        <Anchor key={index} className={platformLink} href={href}>
          {name}
          <Icon name="external" />
        </Anchor>
      ))}
    </div>
  );
}

/** Pages of a guide. The page says in words what is in it, so they are hidden from assistive technology. */
export function GuidePages({ pages }: { readonly pages: readonly string[] }) {
  return (
    <div className={guidePages} aria-hidden="true" data-screen-only="">
      {pages.map((src) => (
        <img key={src} src={src} alt="" width="480" height="679" loading="lazy" />
      ))}
    </div>
  );
}
