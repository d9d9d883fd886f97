import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Picture } from "~/ui/picture/picture";
import type { ProductView } from "./load-product.server";

/** How wide the large picture is shown. */
export const largeSizes =
  "(width>=960px) 560px,(width>=600px) calc(50vw - 36px),calc(100vw - 32px)";

interface GalleryProps {
  pictures: ProductView["pictures"];
  shown: number;
}

/** A large picture and links to the others; where scripts run, a link shows its picture in the large place. */
export function Gallery({ pictures, shown }: GalleryProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(shown);
  const large = pictures[place] ?? pictures[0];
  if (!large) return <span className="picture tint-7" />;
  return (
    <section className="gallery" aria-label={t("product.pictures")}>
      <a href={`${large.url}?w=1200`}>
        <Picture key={large.url} {...large} sizes={largeSizes} when="first" />
      </a>
      {pictures.length > 1 && (
        <ul>
          {inOrder(pictures, shown).map(({ picture, position }) => (
            <li key={picture.url}>
              <a
                href={`${picture.url}?w=1200`}
                aria-current={position === place || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setPlace(position);
                }}
              >
                <Picture {...picture} sizes="76px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is chosen stands first, whatever its place; the others follow as they are. */
function inOrder(pictures: ProductView["pictures"], shown: number) {
  const placed = pictures.map((picture, position) => ({ picture, position }));
  return placed.sort((a, b) => Number(b.position === shown) - Number(a.position === shown));
}
