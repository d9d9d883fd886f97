import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { CopyField } from "~/ui/copy-field/copy-field";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";

interface ShareProps {
  /** The whole address of what is chosen. */
  url: string;
  name: string;
  /** The page that compares it. */
  compare: string;
}

/** The ways to take the product elsewhere: beside others, or to somebody. */
export function Share({ url, name, compare }: ShareProps) {
  const { t } = useTranslation();
  return (
    <div className="product-ways">
      <Link to={compare} prefetch="none" discover="none" rel="nofollow">
        <Icon name="compare" />
        {t("product.compare")}
      </Link>
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed by keys as well */}
        <summary onClick={(event) => shareByPhone(event, { url, title: name })}>
          <Icon name="share" />
          {t("product.share")}
        </summary>
        <CopyField text={url} label={t("product.share")} />
      </details>
    </div>
  );
}

/** Where the browser shares by itself, it is asked; else the address opens below. */
function shareByPhone(event: MouseEvent, shared: ShareData): void {
  if (typeof navigator.share !== "function") return;
  event.preventDefault();
  // Somebody who thinks better of it is no mistake.
  navigator.share(shared).catch(() => undefined);
}
